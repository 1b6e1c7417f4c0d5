import type { GameId, GameSummary } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { allowGame } from '../access/allow-game.ts';
import { copyGame } from './copy-game.ts';
import { copyName } from './copy-name.ts';
import { findNames } from '../lists/game-list-store.ts';
import { showSummary, viewer } from '../game-view.ts';

/** Copies a game with its slides; the copy is the caller's. Refuses `notFound`, `gameBlocked`, and `forbidden` for a copy to run. */
export async function replicateGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<GameSummary>> {
  return inTransaction(platform.db, async (trx) => {
    const allowed = await allowGame(trx, actor, id, 'replicate');
    if (!allowed.ok) return allowed;
    const { game } = allowed.value;
    if (game.blocked) return refuse('gameBlocked');
    const name = copyName(game.name, await findNames(trx, actor.userId));
    const copy = await copyGame(trx, platform, game, { userId: actor.userId, name });
    return succeed(await showSummary(trx, viewer(platform, actor), copy));
  });
}
