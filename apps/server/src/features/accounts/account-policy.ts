import { isAdminRole, type UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** Everyone sees the own account, admins see all. */
export function maySeeUser(actor: Actor, id: UserId): boolean {
  return actor.userId === id || isAdminRole(actor.role);
}

/** These fields are changed by the person alone; what admins may change has calls of its own. */
export function mayChangeUser(actor: Actor, id: UserId): boolean {
  return actor.userId === id;
}
