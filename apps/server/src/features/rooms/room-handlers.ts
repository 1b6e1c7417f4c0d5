import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import { closeRoom } from './close-room.ts';
import { listRooms } from './list-rooms.ts';
import { openRoomForGame } from './open-room.ts';
import type { RoomHost } from './room-host.ts';
import { mayOperateRoom } from './room-policy.ts';
import { toRoomReply } from './room-reply.ts';

/** The calls under /room. */
export function roomHandlers(
  platform: Platform,
  host: RoomHost,
): HandlersOf<'openRoom' | 'listRooms' | 'getRoom' | 'closeRoom'> {
  return {
    openRoom: async (call) => openRoomForGame(platform, host, signedIn(call), call.body.game),
    listRooms: async (call) => listRooms(host, signedIn(call), call.query),
    getRoom: async (call) => {
      const room = await host.store.findRoom(call.params.id);
      return room && mayOperateRoom(signedIn(call), room) ? succeed(toRoomReply(host, room)) : refuse('notFound');
    },
    closeRoom: async (call) => closeRoom(host, signedIn(call), call.params.id),
  };
}
