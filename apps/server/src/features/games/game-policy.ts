import { isAdminRole, type UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** Who may see, change, run and delete a game: its owner and admins. For everybody else it does not exist. */
export function mayEditGame(actor: Actor, game: { userId: UserId }): boolean {
  return game.userId === actor.userId || isAdminRole(actor.role);
}
