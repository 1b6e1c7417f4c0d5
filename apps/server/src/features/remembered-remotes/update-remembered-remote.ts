import type { Done, RememberedRemoteId, RemoteHolder } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { changeRemembered } from './remembered-remote-store.ts';
import { findRemoteKeeper } from './remote-keeper.ts';

/** Says whose a remembered remote is. Refuses `notFound` for one that is not on the caller's list. */
export async function updateRememberedRemote(
  { db }: Platform,
  { userId }: Actor,
  id: RememberedRemoteId,
  holder: RemoteHolder,
): Promise<Result<Done>> {
  const changed = await changeRemembered(db, await findRemoteKeeper(db, userId), id, holder);
  return changed ? succeed({ ok: true }) : refuse('notFound');
}
