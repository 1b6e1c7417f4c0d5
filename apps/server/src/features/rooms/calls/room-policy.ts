import { GameId, isAdminRole } from '@qc/contract';
import { accessOf } from '#features/games';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';

/**
 * Who may see, operate and present a room: who opened it, who may edit its game (its owner and those it is shared with
 * for full editing), and admins. For everybody else it does not exist.
 */
export async function mayOperateRoom(db: Db, actor: Actor, room: { userId: string; gameId: string }): Promise<boolean> {
  if (room.userId === actor.userId || isAdminRole(actor.role)) return true;
  const held = await accessOf(db, actor, GameId.parse(room.gameId));
  return held?.access === 'owner' || held?.access === 'editor';
}
