import type { GameId, Room as RoomReply } from '@qc/contract';
import { toRunGame } from '@qc/engine';
import { getRunnableGame } from '#features/games';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import type { Result } from '#platform/result';
import type { RoomHost } from './room-host.ts';
import { toRoomReply } from './room-reply.ts';

const underWay = new WeakMap<RoomHost, Map<string, Promise<Result<RoomReply>>>>();

/**
 * Opens a room for a game and freezes the game in it. An open room of the same game and operator is given back.
 * Refuses `notFound`, `gameDisabled`, `gameHasGaps`.
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
  const mine = await host.store.listOpenRoomsOf(actor.userId);
  for (const record of mine.filter((room) => room.gameId === gameId)) {
    if (!host.hasEnded(record.id)) return succeed(toRoomReply(record));
    // A run that is just over still counts as the open one until its result is kept.
    const ended = host.room(record.id);
    if (ended) await host.whenKept(ended);
  }
  const game = toRunGame(runnable.value.game, runnable.value.game.questions);
  return succeed(toRoomReply(await host.open({ gameId, userId: actor.userId, game })));
}
