import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import { closeRoom } from './close-room.ts';
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
    listRooms: async (call) => {
      const open = await host.store.listOpenRoomsOf(signedIn(call).userId);
      const rooms = open.filter((room) => !host.hasEnded(room.id)).map(toRoomReply);
      return succeed({ rooms, count: rooms.length });
    },
    getRoom: async (call) => {
      const room = await host.store.findRoom(call.params.id);
      return room && mayOperateRoom(signedIn(call), room) ? succeed(toRoomReply(room)) : refuse('notFound');
    },
    closeRoom: async (call) => closeRoom(host, signedIn(call), call.params.id),
  };
}
