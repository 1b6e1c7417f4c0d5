import type { Done, RememberedRemoteId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { forgetRemembered, forgetRemotesOf } from './remembered-remote-store.ts';
import { findRemoteKeeper } from './remote-keeper.ts';

/** Forgets whose a remote is. Refuses `notFound` for one that is not on the caller's list. */
export async function forgetRememberedRemote(
  { db }: Platform,
  { userId }: Actor,
  id: RememberedRemoteId,
): Promise<Result<Done>> {
  const forgotten = await forgetRemembered(db, await findRemoteKeeper(db, userId), id);
  return forgotten ? succeed({ ok: true }) : refuse('notFound');
}

/** Forgets the caller's whole list. */
export async function forgetAllRememberedRemotes({ db }: Platform, { userId }: Actor): Promise<Result<Done>> {
  await forgetRemotesOf(db, await findRemoteKeeper(db, userId));
  return succeed({ ok: true });
}
