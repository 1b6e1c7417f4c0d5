import { isAdminRole, type GameSummary, type RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { ownGames } from './game-list-store.ts';
import { showPage, viewer } from '../game-view.ts';

/**
 * The caller's games, blocked ones included; admins see all, or those of `user`. Somebody else's games are an empty
 * list to the rest. What was shared with the caller has a list of its own.
 */
export async function listGames(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'listGames'>['query'],
): Promise<Result<{ games: GameSummary[]; count: number }>> {
  const { user, searchText } = query;
  const userIds = [...(isAdminRole(actor.role) ? [] : [actor.userId]), ...(user ? [user] : [])];
  const own = ownGames(platform.db, { userIds, viewer: actor.userId, searchText });
  return succeed(await showPage(platform.db, viewer(platform, actor), own, query));
}
