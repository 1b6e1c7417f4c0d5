import { isAdminRole, UserId } from '@qc/contract';
import type { RouteInput, RouteReply } from '@qc/contract';
import { findPerson } from '#features/accounts';
import type { Actor } from '#platform/http/handlers';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import type { RoomHost } from '../keeping/room-host.ts';
import { toRoomReply } from './room-reply.ts';

/** One page of open rooms, newest first: those one may operate without being an admin, or with `all` everybody's, for admins. Refuses `forbidden`. */
export async function listRooms(
  host: RoomHost,
  actor: Actor,
  { all, page, perPage }: RouteInput<'listRooms'>['query'],
): Promise<Result<RouteReply<'listRooms'>>> {
  if (all && !isAdminRole(actor.role)) return refuse('forbidden');
  const stored = all ? await host.store.listOpenRooms() : await host.store.listOpenRoomsFor(actor.userId);
  const open = stored.filter((room) => !host.hasEnded(room.id)).sort((a, b) => b.createdAtMs - a.createdAtMs);
  const shown = open.slice((page - 1) * perPage, page * perPage);
  const operators = new Map<string, string>();
  for (const userId of new Set(shown.map((room) => room.userId)))
    if (all || userId !== actor.userId)
      operators.set(userId, (await findPerson(host.platform.db, UserId.parse(userId)))?.name ?? '');
  const rooms = shown.map((room) => toRoomReply(host, room, operators.get(room.userId)));
  return succeed({ rooms, count: open.length });
}
