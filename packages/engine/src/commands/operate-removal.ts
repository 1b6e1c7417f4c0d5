import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Refusal } from '../outcome.ts';
import { seatsOfDevice } from '../seats/seat-index.ts';
import { tableEntries } from '../seats/seat-table.ts';
import { removeSeats, seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

/** Devices that are kept out at the same time; of more, the oldest come in again. */
const BANNED_MAX = 1000;

/** Takes a player out of the room; the name is free again. */
export function kick(state: RoomState, number: number): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  return seat.removed ? unchanged(state) : removeSeats(state, [number]);
}

/** Takes a player out and keeps the device out, with every other seat it holds. A device that is not known stays so. */
export function ban(state: RoomState, number: number): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  const { deviceHash } = seat;
  const others = seatsOfDevice(state.seats, deviceHash).filter((held) => held !== number);
  const leaving = seat.removed ? others : [number, ...others];
  const isNew = deviceHash !== '' && !state.banned.includes(deviceHash);
  if (leaving.length === 0 && !isNew) return unchanged(state);
  const banned = isNew ? [...state.banned, deviceHash].slice(-BANNED_MAX) : state.banned;
  const removed = removeSeats({ ...state, banned }, leaving);
  return { ...removed, events: [...removed.events, { type: 'settingsChanged' }] };
}

/** Lets banned devices in again. */
export function unbanAll(state: RoomState): Change {
  return state.banned.length === 0 ? unchanged(state) : changed({ ...state, banned: [] }, { type: 'settingsChanged' });
}

/** Takes out everybody who joined at a time or later: a flood is undone in one press. */
export function removeSince(state: RoomState, sinceMs: number): Change {
  const leaving: number[] = [];
  let number = 0;
  for (const seat of tableEntries(state.seats)) {
    if (!seat.removed && seat.joinedAtMs >= sinceMs) leaving.push(number);
    number += 1;
  }
  return leaving.length === 0 ? unchanged(state) : removeSeats(state, leaving);
}
