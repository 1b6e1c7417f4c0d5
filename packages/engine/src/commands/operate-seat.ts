import { changed, refuse, unchanged, type Change } from '../change.ts';
import { cleanName, nameKey } from '../name-key.ts';
import type { Refusal } from '../outcome.ts';
import { nameTaken } from '../seat-index.ts';
import { removeSeat, seatAt, withSeat } from '../seats.ts';
import type { RoomState } from '../state.ts';

/** Takes a player out of the room; the name is free again. */
export function kick(state: RoomState, number: number): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  return seat.removed ? unchanged(state) : removeSeat(state, number, seat);
}

/** Gives a player another name, under the rules of joining. */
export function rename(state: RoomState, number: number, wanted: string): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  if (seat.removed) return refuse('removed');
  const name = cleanName(wanted);
  const key = nameKey(name);
  if (key === '') return refuse('nameEmpty');
  if (name === seat.name) return unchanged(state);
  if (nameTaken(state.seats, key, number)) return refuse('nameTaken');
  const renamed = withSeat(state, number, { ...seat, name, nameKey: key });
  return changed(renamed, { type: 'seatChanged', seat: number });
}
