import type { GameId, Room as RoomReply } from '@qc/contract';
import { toRunGame } from '@qc/engine';
import { getRunnableGame } from '#features/games';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import type { RoomHost } from './room-host.ts';
import { toRoomReply } from './room-reply.ts';
import type { RoomRecord } from './room-store.ts';

const underWay = new WeakMap<RoomHost, Map<string, Promise<Result<RoomReply>>>>();

/**
 * Opens a room for a game and freezes the game in it. An open room of the same game and operator is given back.
 * Refuses `notFound`, `gameDisabled`, `gameHasGaps`, `unavailable`.
 */
export async function openRoomForGame(
  platform: Platform,
  host: RoomHost,
  actor: Actor,
  gameId: GameId,
): Promise<Result<RoomReply>> {
  const opening = underWay.get(host) ?? new Map<string, Promise<Result<RoomReply>>>();
  underWay.set(host, opening);
  const key = `${actor.userId} ${gameId}`;
  // Two presses at one instant share one room.
  const room = opening.get(key) ?? openNow(platform, host, actor, gameId).finally(() => opening.delete(key));
  opening.set(key, room);
  return room;
}

async function openNow(platform: Platform, host: RoomHost, actor: Actor, gameId: GameId): Promise<Result<RoomReply>> {
  const runnable = await getRunnableGame(platform, actor, gameId);
  if (!runnable.ok) return runnable;
  for (const record of await openRoomsOf(host, actor, gameId)) {
    if (!host.hasEnded(record.id)) return succeed(toRoomReply(host, record));
    // A run that is just over still counts as the open one until its result is kept.
    const ended = host.room(record.id);
    if (ended) await host.whenKept(ended);
  }
  const { game: written } = runnable.value;
  const game = toRunGame(written, written.questions, { seed: platform.random.id() });
  const opened = await host.open({ gameId, userId: actor.userId, game });
  if (opened) return succeed(toRoomReply(host, opened));
  // Another server of the same database was first, or the result of the run before cannot be kept yet.
  const [first] = await openRoomsOf(host, actor, gameId);
  return first && !host.hasEnded(first.id) ? succeed(toRoomReply(host, first)) : refuse('unavailable');
}

async function openRoomsOf(host: RoomHost, actor: Actor, gameId: GameId): Promise<RoomRecord[]> {
  const rooms = await host.store.listOpenRoomsOf(actor.userId);
  return rooms.filter((room) => room.gameId === gameId);
}
