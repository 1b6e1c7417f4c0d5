import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { closeRoom } from './close-room.ts';
import { getRoom } from './get-room.ts';
import { listRooms } from './list-rooms.ts';
import { RoomOpener } from './open-room.ts';
import type { Rooms } from '../rooms.ts';

/** The calls under /room. `takesCalls`: whether the house has a telephone line that is on. */
export function roomHandlers(platform: Platform, rooms: Rooms, takesCalls: () => Promise<boolean>) {
  const opener = new RoomOpener(platform, rooms, takesCalls);
  return {
    openRoom: async (call) => opener.open(signedIn(call), call.body),
    playAgain: async (call) => opener.again(signedIn(call), call.params.id, call.body.game),
    listRooms: async (call) => listRooms(platform, rooms, signedIn(call), call.query),
    getRoom: async (call) => getRoom(platform, rooms, signedIn(call), call.params.id),
    closeRoom: async (call) => closeRoom(platform.db, rooms, signedIn(call), call.params.id),
  } satisfies Partial<Handlers>;
}
