import { isAdminRole, type UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** Who may rename and delete a gallery file: its owner and admins. Seeing it needs its public id and nothing else. */
export function mayEditMedia(actor: Actor, media: { userId: UserId }): boolean {
  return media.userId === actor.userId || isAdminRole(actor.role);
}
