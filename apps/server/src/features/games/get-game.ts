import type { Game, GameId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { mayEditGame } from './game-policy.ts';
import { findGame } from './game-store.ts';
import { showGame } from './game-view.ts';

/** A game with its slides; `notFound` for a foreign or deleted one. */
export async function getGame(platform: Platform, actor: Actor, id: GameId): Promise<Result<Game>> {
  const game = await findGame(platform.db, id);
  return game && mayEditGame(actor, game) ? succeed(await showGame(platform.db, game)) : refuse('notFound');
}
