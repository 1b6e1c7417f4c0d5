import type { GameId, QuestionId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, succeed, type Result } from '#platform/result';
import { accessTo } from './access/allow-game.ts';
import { hasRight } from './access/game-policy.ts';
import { holdGame, writeOrder, type StoredGame } from './game-store.ts';

/** Given the game, held against other writers, says its new order; may write slides through the same transaction. */
export type OrderChange = (game: StoredGame) => Promise<Result<readonly QuestionId[]>>;

/**
 * Changes which slides a game has, one writer at a time: however many come at once, none is lost. Inside the
 * caller's transaction; a refusal of `change` is passed on and must come before it writes anything.
 */
export async function changeSlideOrder(
  trx: Db,
  actor: Actor,
  gameId: GameId,
  now: number,
  change: OrderChange,
): Promise<Result<{ gameVersion: number }>> {
  const game = await holdGame(trx, gameId);
  const access = game && (await accessTo(trx, actor, game));
  if (!game || !access) return refuse('notFound');
  if (!hasRight(access, 'edit')) return refuse('forbidden');
  const order = await change(game);
  if (!order.ok) return order;
  return succeed({ gameVersion: await writeOrder(trx, gameId, { order: order.value, by: actor.userId }, now) });
}
