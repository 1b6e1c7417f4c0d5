import type { RoomId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import type { RoomHost } from '../keeping/room-host.ts';
import { mayOperateRoom } from './room-policy.ts';

/** Ends a run and keeps its results; a room that is closed stays so. Refuses `notFound`, `unavailable`. */
export async function closeRoom(host: RoomHost, actor: Actor, id: RoomId): Promise<Result<{ ok: true }>> {
  const record = await host.store.findRoom(id);
  if (!record || !(await mayOperateRoom(host.platform.db, actor, record))) return refuse('notFound');
  if (record.endedAtMs !== null) return succeed({ ok: true });
  const room = host.room(id);
  // What its players have reached is still on the way back.
  if (!room && host.isReturning(id)) return refuse('unavailable');
  if (!room) {
    // It could not be brought back after a restart: nothing is left to keep, but its game must be free to run again.
    await host.firstSlide.giveUp(id);
    await host.store.closeRoom(id, host.platform.now());
    return succeed({ ok: true });
  }
  const ended = await new Promise<boolean>((resolve) => {
    room.submit({ type: 'operate', action: { do: 'end' }, expect: null }, (outcome) =>
      resolve(outcome.ok || outcome.code === 'roomEnded'),
    );
  });
  if (!ended) return refuse('unavailable');
  await host.whenKept(room);
  return succeed({ ok: true });
}
