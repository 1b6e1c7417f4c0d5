import { isAdminRole, type Question } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** Whether somebody sees a question in the library: published, and shown to regular users or the caller an admin. */
export function maySeeInLibrary(
  actor: Pick<Actor, 'role'>,
  question: Pick<Question, 'inLibrary' | 'visible'>,
): boolean {
  return question.inLibrary && (question.visible || isAdminRole(actor.role));
}

/** Whether the library shows somebody the right answers: the question's creator and admins. */
export function maySeeKey(actor: Pick<Actor, 'userId' | 'role'>, question: Pick<Question, 'createdBy'>): boolean {
  return question.createdBy === actor.userId || isAdminRole(actor.role);
}

/** Who puts questions into the library, takes them out and hides them. */
export function mayPublish(actor: Pick<Actor, 'role'>): boolean {
  return isAdminRole(actor.role);
}
