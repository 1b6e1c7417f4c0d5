import { isAdminRole } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** Who may see, move and close an assignment: who gave it out, and admins. For everybody else it does not exist. */
export function mayManageAssignment(actor: Pick<Actor, 'userId' | 'role'>, assignment: { userId: string }): boolean {
  return assignment.userId === actor.userId || isAdminRole(actor.role);
}
