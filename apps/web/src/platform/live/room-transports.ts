import { openSocket } from './socket-transport.ts';
import { openStream } from './stream-transport.ts';
import type { OpenTransport } from './transport.ts';

/** Ways to a room, in order of preference. */
export type RoomTransports = readonly [OpenTransport, OpenTransport];

let here: RoomTransports = [openSocket, openStream];

/** How rooms are reached from this page. */
export function roomTransports(): RoomTransports {
  return here;
}

/** From now on the rooms of this page are reached in this way alone: they live in a window, not on the server. */
export function reachRoomsBy(open: OpenTransport): void {
  here = [open, open];
}
