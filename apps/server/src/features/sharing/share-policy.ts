import { isAdminRole, type UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/**
 * Who may take a share back: who gave it, the game's owner (null when the game is gone) and admins; and who was given
 * something that is not a copy of one's own may give it back.
 */
export function mayRevoke(
  actor: Pick<Actor, 'userId' | 'role'>,
  share: { sharerId: UserId; receiverId: UserId | null; transferType: number },
  gameOwnerId: UserId | null,
): boolean {
  if (isAdminRole(actor.role) || actor.userId === share.sharerId || actor.userId === gameOwnerId) return true;
  return actor.userId === share.receiverId && share.transferType !== 3;
}
