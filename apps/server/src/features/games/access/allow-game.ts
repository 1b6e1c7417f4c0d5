import type { GameAccess, GameId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, succeed, type Result } from '#platform/result';
import { isSharedForEditing } from './game-access-store.ts';
import { gameAccess, hasRight, type GameRight } from './game-policy.ts';
import { findGame, type StoredGame } from '../game-store.ts';

/** Whose hold of a game is asked for. */
type Holder = Pick<Actor, 'userId' | 'role'>;

/** A living game and how the caller holds it. */
export interface AllowedGame {
  game: StoredGame;
  access: GameAccess;
}

/** How the caller holds a game that is at hand; null: for this caller it does not exist. */
export async function accessTo(db: Db, actor: Holder, game: StoredGame): Promise<GameAccess | null> {
  return gameAccess(actor, game, false) ?? gameAccess(actor, game, await isSharedForEditing(db, game.id, actor.userId));
}

/** A living game as the caller holds it; null: for this caller it does not exist. */
export async function accessOf(db: Db, actor: Holder, id: GameId): Promise<AllowedGame | null> {
  const game = await findGame(db, id);
  const access = game && (await accessTo(db, actor, game));
  return game && access ? { game, access } : null;
}

/**
 * A living game for one purpose. Refuses `notFound` when the caller may not even see it, and `forbidden` when the
 * caller sees it and may not do this.
 */
export async function allowGame(db: Db, actor: Holder, id: GameId, right: GameRight): Promise<Result<AllowedGame>> {
  const held = await accessOf(db, actor, id);
  if (!held) return refuse('notFound');
  return hasRight(held.access, right) ? succeed(held) : refuse('forbidden');
}
