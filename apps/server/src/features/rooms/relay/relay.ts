import type { Bus } from '#platform/bus/bus';
import type { RoomDirectory } from '../owning/room-directory.ts';
import type { Rooms } from '../rooms.ts';
import type { Gateway } from '../wire/gateway.ts';
import { LINE_EVERY_MS } from './bus-line.ts';
import { ClusterRooms } from './cluster-rooms.ts';
import { GatewaySide } from './gateway-side.ts';
import { OwnerSide } from './owner-side.ts';
import { answerRoomCalls } from './room-answers.ts';
import { RoomCaller } from './room-caller.ts';
import { RoomFinder, type Servers } from './room-finder.ts';

/** The relay of one server, both ways. */
export interface Relay {
  /** Its rooms and those of the other servers. */
  rooms: Rooms;
  /** Pages here in rooms elsewhere, and pages elsewhere in rooms here. */
  counts(): { out: number; in: number };
  /** Lets go of the pages of other servers; those here look for their rooms no more. */
  close(): void;
}

/** Joins a server's pages with the rooms of the other servers, and its rooms with their pages. */
export function joinRelay(gateway: Gateway, bus: Bus, directory: RoomDirectory, servers: Servers): Relay {
  const finder = new RoomFinder(gateway, bus, directory, servers);
  const caller = new RoomCaller(bus, finder);
  const near = new GatewaySide(gateway, bus, { finder, caller, directory });
  const stopAnswers = answerRoomCalls(gateway.host, bus);
  const far = new OwnerSide(gateway, bus);
  const { timers } = gateway.host;
  let cancel: (() => void) | null = null;
  const look = (): void => {
    cancel = timers.after(LINE_EVERY_MS, () => {
      near.look();
      far.look();
      look();
    });
  };
  look();
  gateway.relay = near;
  return {
    rooms: new ClusterRooms(gateway.host, caller),
    counts: () => ({ out: near.links, in: far.links }),
    close: () => {
      cancel?.();
      gateway.relay = null;
      near.close();
      far.close();
      finder.close();
      stopAnswers();
    },
  };
}
