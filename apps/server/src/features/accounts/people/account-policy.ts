import { isAdminRole, type UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** Everyone sees the own account, admins see all. */
export function maySeeUser(actor: Actor, id: UserId): boolean {
  return actor.userId === id || isAdminRole(actor.role);
}

/** By the calls of one's own account; an admin who means somebody else's is led to the use case of admins. */
export function mayChangeUser(actor: Actor, id: UserId): boolean {
  return actor.userId === id;
}

/** Whether a call about an account is an admin's about somebody else's. */
export function isAdminsAct(actor: Actor, id: UserId): boolean {
  return isAdminRole(actor.role) && actor.userId !== id;
}
