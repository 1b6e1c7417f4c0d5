import { isAdminRole, type Question, type UserId } from '@qc/contract';
import { findGame, mayEditGame } from '#features/games';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';

/** What a caller may do with a slide, and whose media and labels it may use. */
export interface QuestionAccess {
  /** The owner of the slide's game, or of the slide itself when it is in no game. */
  ownerId: UserId;
  /** False: locked by its creator against this caller. */
  mayWrite: boolean;
  /** Whether the caller may lock and unlock it. */
  mayLock: boolean;
}

/**
 * Whoever may edit the game may edit its slides; a slide in no game belongs to its creator. Null: for this caller
 * the slide does not exist (also when its game is deleted).
 */
export async function accessQuestion(db: Db, actor: Actor, question: Question): Promise<QuestionAccess | null> {
  const ownerId = await ownerOf(db, question);
  if (ownerId === null || !mayEditGame(actor, { userId: ownerId })) return null;
  const mayLock = question.createdBy === actor.userId || isAdminRole(actor.role);
  return { ownerId, mayLock, mayWrite: mayLock || !question.locked };
}

async function ownerOf(db: Db, question: Question): Promise<UserId | null> {
  if (question.game === null) return question.createdBy;
  const game = await findGame(db, question.game);
  return game?.userId ?? null;
}
