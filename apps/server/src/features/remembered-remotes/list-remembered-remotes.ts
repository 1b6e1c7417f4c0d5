import type { RouteReply } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { findRemembered } from './remembered-remote-store.ts';
import { findRemoteKeeper } from './remote-keeper.ts';

/** The list of the caller's institution, or the caller's own. */
export async function listRememberedRemotes(
  { db }: Platform,
  { userId }: Actor,
): Promise<Result<RouteReply<'listRememberedRemotes'>>> {
  const keeper = await findRemoteKeeper(db, userId);
  const remotes = await findRemembered(db, keeper);
  return succeed({
    institution: keeper.kind === 'institution' ? keeper.name : null,
    remotes,
    count: remotes.length,
  });
}
