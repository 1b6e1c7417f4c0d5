import { isAdminRole, type GameSummary, type RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findGames } from './game-list-store.ts';
import { showSummaries } from './game-view.ts';

/** The caller's games; admins see all, or those of `user`. Somebody else's games are an empty list to the rest. */
export async function listGames(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'listGames'>['query'],
): Promise<Result<{ games: GameSummary[]; count: number }>> {
  const { user, ...how } = query;
  const userIds = [...(isAdminRole(actor.role) ? [] : [actor.userId]), ...(user ? [user] : [])];
  const { games, count } = await findGames(platform.db, { ...how, userIds });
  return succeed({ games: await showSummaries(platform.db, games), count });
}
