import { isKeptOut, shutDoor, tableGet } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';
import type { RoomElsewhere, RoomPlace } from '../owning/room-directory.ts';
import { HallSeat } from '../seat/hall-seat.ts';
import type { CallerPort, SeatHolder } from '../seat/seat-port.ts';
import { hashDeviceIn, hashSeatToken, makeSeatToken } from '../seat/seat-tokens.ts';
import type { Gateway } from './gateway.ts';

/** Who calls: the number behind the id, and its last digits. */
export type Caller = Required<SeatHolder>;

/** Why a caller does not come into the room that a code means. */
export type CallerTurnedAway = 'noRoom' | 'tooManyTries' | 'restart' | 'removed' | 'notLetIn';

/** The place that a caller has in a room, or would take there. */
export interface CallerPlace {
  /** To be joined by. */
  joinId: string;
  /** The seat that the caller has; null: none yet. */
  seat: number | null;
}

/** How telephone lines let callers into halls. */
export interface CallerDoor {
  /** Whether rooms may be at other servers as well. */
  readonly isShared: boolean;
  /** The room that a caller means by a code. A code that no room has counts against who tries many. */
  find(code: string, caller: Caller): Promise<Room | CallerTurnedAway | { elsewhere: RoomElsewhere }>;
  /** Where a room is, by its id. */
  where(id: string): Promise<RoomPlace>;
  /** A server that was named did not have the room, or did not answer. */
  doubt(place: RoomElsewhere): void;
  /** A room in memory, by its id; null: none. */
  room(id: string): Room | null;
  /** Rooms that callers may come into, the newest last. */
  openRooms(): Room[];
  /** Whether a room, by its id, is being brought back. */
  isReturning(id: string): boolean;
  /**
   * The place of a number that calls: the seat it has had, unless `isHeld` says that somebody else from this number is at
   * it now, as from an exchange; then the next.
   */
  place(room: Room, caller: Caller, isHeld: (seat: number) => boolean): CallerPlace;
  /** A way to a seat; `seat`: the one that the caller has by `place`. */
  port(room: Room, caller: Caller, seat: number | null): CallerPort;
}

/** Lets callers in by the codes that pages come in by. */
export function callerDoor(gateway: Gateway): CallerDoor {
  // As it is now: while this server goes down its callers are still led to where their rooms have gone.
  const { host, codes, hall, relay } = gateway;
  const elsewhere = async (code: string): Promise<RoomElsewhere | 'returning' | null> => {
    const here = host.roomByCode(code);
    if (relay === null || (here && here.state.phase.name !== 'ended')) return null;
    const place = await relay.open(code).catch(() => 'returning' as const);
    return place === null || place === 'returning' || 'server' in place ? place : null;
  };
  return {
    isShared: relay !== null,
    find: async (code, caller) => {
      const place = await elsewhere(code);
      if (place === 'returning') return 'restart';
      if (place !== null) {
        const isStopped = codes.standing({ device: caller.id, address: caller.from }) === 'stopped';
        return isStopped ? 'tooManyTries' : { elsewhere: place };
      }
      const meant = host.roomByCode(code);
      const own = meant && placeOf(gateway, meant, caller, () => false).seat;
      // As for pages: to who has no place there a run that is over is a code that no room has.
      const room = own === null && meant?.state.phase.name === 'ended' ? null : meant;
      if (!room && host.isReturning(code)) return 'restart';
      const refusal = own === null ? codes.judge({ device: caller.id, address: caller.from }, room) : null;
      if (!room || refusal !== null) return refusal === 'tooManyTries' ? refusal : 'noRoom';
      if (own !== null) return room;
      if (isKeptOut(room.state, hashDeviceIn(room, host.seatKey, caller.id))) return 'removed';
      return shutDoor(room.state, 'dialer') === 'pagesNotLetIn' ? 'notLetIn' : room;
    },
    where: async (id) => {
      const here = host.room(id);
      if (here) return { here };
      if (relay === null) return host.isReturning(id) ? 'returning' : null;
      return relay.room(id).catch(() => 'returning');
    },
    doubt: (place) => relay?.doubt(place),
    room: (id) => host.room(id),
    openRooms: () => host.rooms().filter(({ state }) => letsCallersIn(state)),
    isReturning: (id) => host.isReturning(id),
    place: (room, caller, isHeld) => placeOf(gateway, room, caller, isHeld),
    port: (room, caller, seat) => new HallSeat(room, hall, caller, seat),
  };
}

function letsCallersIn(state: Room['state']): boolean {
  return state.phase.name !== 'ended' && shutDoor(state, 'dialer') !== 'pagesNotLetIn';
}

/** Whoever calls has no place to keep a secret in: the places of a number have secrets that follow from it, one after another. */
function placeOf({ host }: Gateway, room: Room, { id }: Caller, isHeld: (seat: number) => boolean): CallerPlace {
  for (let count = 1; ; count += 1) {
    const joinId = `call-${count}`;
    const seat = room.seatOf(hashSeatToken(makeSeatToken(host.seatKey, room.id, id, joinId)));
    if (seat === null) return { joinId, seat };
    if (tableGet(room.state.seats, seat)?.removed === false && !isHeld(seat)) return { joinId, seat };
  }
}
