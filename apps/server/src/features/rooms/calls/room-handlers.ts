import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { closeRoom } from './close-room.ts';
import { getRoom } from './get-room.ts';
import { listRooms } from './list-rooms.ts';
import { RoomDoor } from './open-room.ts';
import type { RoomHost } from '../keeping/room-host.ts';

/** The calls under /room. */
export function roomHandlers(
  platform: Platform,
  host: RoomHost,
): HandlersOf<'openRoom' | 'listRooms' | 'getRoom' | 'closeRoom'> {
  const door = new RoomDoor(platform, host);
  return {
    openRoom: async (call) => door.open(signedIn(call), call.body),
    listRooms: async (call) => listRooms(host, signedIn(call), call.query),
    getRoom: async (call) => getRoom(platform, host, signedIn(call), call.params.id),
    closeRoom: async (call) => closeRoom(host, signedIn(call), call.params.id),
  };
}
