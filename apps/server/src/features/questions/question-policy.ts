import { isAdminRole, type GameAccess, type Question, type UserId } from '@qc/contract';
import { accessOf } from '#features/games';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, succeed, type Result } from '#platform/result';

/** What a caller may do with a slide, and whose media and labels it may use. */
export interface QuestionAccess {
  /** The owner of the slide's game, or of the slide itself when it is in no game. */
  ownerId: UserId;
  /** False: locked against this caller. */
  mayWrite: boolean;
  /** Whether the caller may lock and unlock it. */
  mayLock: boolean;
}

/**
 * A slide follows its game, however it is reached; one in no game is for its creator and admins. Refuses `notFound`
 * when for this caller there is no such slide (also when its game is deleted), and `forbidden` when the caller may
 * run the game and not edit it. What an admin locked is closed to its creator too.
 */
export async function allowQuestion(
  db: Db,
  actor: Actor,
  question: Question,
  right: 'view' | 'edit',
): Promise<Result<QuestionAccess>> {
  const held = await holdingOf(db, actor, question);
  if (!held) return refuse('notFound');
  if (right === 'edit' && held.access === 'runner') return refuse('forbidden');
  const isHouse = isAdminRole(actor.role);
  const mayLock = isHouse || (question.createdBy === actor.userId && !question.lockedByAdmin);
  return succeed({ ownerId: held.ownerId, mayLock, mayWrite: mayLock || !question.locked });
}

async function holdingOf(
  db: Db,
  actor: Actor,
  question: Question,
): Promise<{ ownerId: UserId; access: GameAccess } | null> {
  if (question.game === null) {
    const mine = question.createdBy === actor.userId || isAdminRole(actor.role);
    return mine ? { ownerId: question.createdBy, access: 'owner' } : null;
  }
  const held = await accessOf(db, actor, question.game);
  return held && { ownerId: held.game.userId, access: held.access };
}

/** Whose a new slide is: the caller's, or the owner's when the game is only shared with the caller for editing. */
export function creatorIn(actor: Actor, { ownerId }: Pick<QuestionAccess, 'ownerId'>): UserId {
  return isAdminRole(actor.role) ? actor.userId : ownerId;
}
