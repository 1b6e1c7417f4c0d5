import { changed, refuse, unchanged, type Change } from '../change.ts';
import { cleanName, nameKey } from '../names/name-key.ts';
import type { Refusal } from '../outcome.ts';
import { nameTaken } from '../seats/seat-index.ts';
import { seatAt, withSeat } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

/** Gives a player another name, unique as everywhere. What is foul the operator judges alone. */
export function rename(state: RoomState, number: number, wanted: string): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  if (seat.removed) return refuse('removed');
  const name = cleanName(wanted);
  const key = nameKey(name);
  if (key === '') return refuse('nameEmpty');
  if (name === seat.name) return unchanged(state);
  if (nameTaken(state.seats, name, number)) return refuse('nameTaken');
  const renamed = withSeat(state, number, { ...seat, name, nameKey: key });
  const told = changed(renamed, { type: 'seatChanged', seat: number });
  // Who stands beside it in the standings is told so by name.
  return state.phase.name === 'standings' ? changed(renamed, ...told.events, { type: 'scored' }) : told;
}

/** Gives a player extra time, per cent of the clock, from the open question on; 0 takes it back. Nobody else is told. */
export function grantExtraTime(state: RoomState, number: number, percent: number): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  if (seat.removed) return refuse('removed');
  if (seat.extraPercent === percent) return unchanged(state);
  const others = state.extraSeats.filter((one) => one !== number);
  const extraSeats = percent > 0 ? [...others, number] : others;
  const granted = withSeat({ ...state, extraSeats }, number, { ...seat, extraPercent: percent });
  return changed(granted, { type: 'seatChanged', seat: number });
}

/** Keeps the reactions of one player off the big screen, or lets them onto it again. */
export function quieten(state: RoomState, number: number, on: boolean): Change | Refusal {
  const seat = seatAt(state, number);
  if (!seat) return refuse('unknownSeat');
  if (seat.removed) return refuse('removed');
  if (seat.quiet === on) return unchanged(state);
  return changed(withSeat(state, number, { ...seat, quiet: on }), { type: 'seatChanged', seat: number });
}
