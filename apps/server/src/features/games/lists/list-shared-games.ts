import type { GameSummary, RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { sharedGames } from './game-list-store.ts';
import { showPage, viewer } from '../game-view.ts';

/** Games shared with the caller: those to edit, and copies to run. A copy of one's own is among one's own games. */
export async function listSharedGames(
  platform: Platform,
  actor: Actor,
  query: RouteInput<'listSharedGames'>['query'],
): Promise<Result<{ games: GameSummary[]; count: number }>> {
  const shared = sharedGames(platform.db, actor.userId, query.searchText);
  return succeed(await showPage(platform.db, viewer(platform, actor), shared, query));
}
