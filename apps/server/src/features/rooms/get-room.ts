import { UserId, type Room as RoomReply, type RoomId } from '@qc/contract';
import { runPrice } from '#features/credits';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import type { RoomHost } from './room-host.ts';
import { mayOperateRoom } from './room-policy.ts';
import { toRoomReply } from './room-reply.ts';

/** One room; in its lobby with what it would cost at this moment. Refuses `notFound`. */
export async function getRoom(
  platform: Platform,
  host: RoomHost,
  actor: Actor,
  id: RoomId,
): Promise<Result<RoomReply>> {
  const record = await host.store.findRoom(id);
  if (!record || !(await mayOperateRoom(platform.db, actor, record))) return refuse('notFound');
  const reply = toRoomReply(host, record);
  if (!reply.open || reply.demo || reply.startedAt !== null) return succeed(reply);
  const { price } = await runPrice(platform, UserId.parse(record.userId), record.gameType);
  return succeed({ ...reply, price });
}
