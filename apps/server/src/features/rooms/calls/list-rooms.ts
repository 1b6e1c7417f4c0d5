import { isAdminRole, UserId } from '@qc/contract';
import type { RouteInput, RouteReply } from '@qc/contract';
import { findPerson } from '#features/accounts';
import type { Actor } from '#platform/http/handlers';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import type { Platform } from '#platform/platform';
import type { Rooms } from '../rooms.ts';
import { toRoomReply } from './room-reply.ts';

/** One page of open rooms, newest first: those one may operate without being an admin, or with `all` everybody's, for admins. Refuses `forbidden`. */
export async function listRooms(
  { db }: Pick<Platform, 'db'>,
  rooms: Rooms,
  actor: Actor,
  { all, page, perPage }: RouteInput<'listRooms'>['query'],
): Promise<Result<RouteReply<'listRooms'>>> {
  if (all && !isAdminRole(actor.role)) return refuse('forbidden');
  const stored = await rooms.list(all ? 'all' : { operatedBy: actor.userId });
  const seen = await Promise.all(stored.map(async (room) => ({ room, sight: await rooms.view(room.id) })));
  const open = seen.filter(({ sight }) => !sight?.over).sort((a, b) => b.room.createdAtMs - a.room.createdAtMs);
  const shown = open.slice((page - 1) * perPage, page * perPage);
  const operators = new Map<string, string>();
  for (const userId of new Set(shown.map(({ room }) => room.userId)))
    if (all || userId !== actor.userId) operators.set(userId, (await findPerson(db, UserId.parse(userId)))?.name ?? '');
  const replies = shown.map(({ room, sight }) => toRoomReply(room, sight, operators.get(room.userId)));
  return succeed({ rooms: replies, count: open.length });
}
