import { isAdminRole } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** Who may see, operate and present a room: who opened it, and admins. For everybody else it does not exist. */
export function mayOperateRoom(actor: Pick<Actor, 'userId' | 'role'>, room: { userId: string }): boolean {
  return room.userId === actor.userId || isAdminRole(actor.role);
}
