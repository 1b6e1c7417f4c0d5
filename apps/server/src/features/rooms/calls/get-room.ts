import { GameId, UserId, type Room as RoomReply, type RoomId } from '@qc/contract';
import { findPerson } from '#features/accounts';
import { runPrice } from '#features/credits';
import { findGameOwner } from '#features/games';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import type { Rooms } from '../rooms.ts';
import { mayOperateRoom } from './room-policy.ts';
import { toRoomReply } from './room-reply.ts';

/** One room; in its lobby with what it would cost at this moment. Refuses `notFound`. */
export async function getRoom(platform: Platform, rooms: Rooms, actor: Actor, id: RoomId): Promise<Result<RoomReply>> {
  const record = await rooms.find(id);
  if (!record || !(await mayOperateRoom(platform.db, actor, record))) return refuse('notFound');
  const reply = { ...toRoomReply(record, await rooms.view(id)), keeper: await keeperOf(platform, actor, record) };
  if (!reply.open || reply.demo || reply.startedAt !== null) return succeed(reply);
  const { price } = await runPrice(platform, UserId.parse(record.userId), record.gameType);
  return succeed({ ...reply, price });
}

/** Who operates a room that is neither theirs nor of their game will not see its result: the owner's name, else nothing. */
async function keeperOf(
  { db }: Platform,
  actor: Actor,
  room: { userId: string; gameId: string; demo: boolean },
): Promise<string> {
  if (room.demo || room.userId === actor.userId) return '';
  const owner = await findGameOwner(db, GameId.parse(room.gameId));
  if (owner === null || owner === actor.userId) return '';
  return (await findPerson(db, owner))?.name ?? '';
}
