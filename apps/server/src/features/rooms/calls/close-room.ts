import type { RoomId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import type { Rooms } from '../rooms.ts';
import { mayOperateRoom } from './room-policy.ts';

/** Ends a run and keeps its results; a room that is closed stays so. Refuses `notFound`, `unavailable`. */
export async function closeRoom(db: Db, rooms: Rooms, actor: Actor, id: RoomId): Promise<Result<{ ok: true }>> {
  const record = await rooms.find(id);
  if (!record || !(await mayOperateRoom(db, actor, record))) return refuse('notFound');
  if (record.endedAtMs !== null || (await rooms.close(id))) return succeed({ ok: true });
  return refuse('unavailable');
}
