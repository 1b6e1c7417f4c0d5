import { GameId, type GameSummary } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { findSharers } from '../access/game-access-store.ts';
import { findGamesById } from './game-list-store.ts';
import { gameAccess } from '../access/game-policy.ts';
import { showSummaries, viewer } from '../game-view.ts';

const IDS_MAX = 100;

/** Several games, by ids parted by commas, in that order; those the caller may not see are left out. */
export async function showManyGames(
  platform: Platform,
  actor: Actor,
  ids: string,
): Promise<Result<{ games: GameSummary[]; count: number }>> {
  const asked = [...new Set(ids.split(',').filter((id) => id !== ''))];
  const known = asked.flatMap((id) => GameId.safeParse(id).data ?? []);
  if (asked.length > IDS_MAX)
    return refuse('invalidInput', { fields: [{ path: 'ids', code: 'too_big', limit: IDS_MAX }] });
  const found = await findGamesById(platform.db, known);
  const sharers = await findSharers(platform.db, known, actor.userId);
  const seen = new Map(
    found.filter((game) => gameAccess(actor, game, sharers.has(game.id)) !== null).map((game) => [game.id, game]),
  );
  const games = known.flatMap((id) => seen.get(id) ?? []);
  return succeed({ games: await showSummaries(platform.db, viewer(platform, actor), games), count: games.length });
}
