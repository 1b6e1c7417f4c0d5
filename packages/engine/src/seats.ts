import type { RoomEvent } from './outcome.ts';
import { rankSeats } from './ranking.ts';
import { hasAnswered } from './rounds.ts';
import { tableGet, tableSet } from './seat-table.ts';
import type { RoomState, Round, Seat } from './state.ts';
import { changed, type Change } from './change.ts';

/** Acks remembered for a seat. */
const ACKED_MAX = 8;

/** A seat by its number; undefined when nobody ever had it. */
export function seatAt(state: RoomState, seat: number): Seat | undefined {
  return tableGet(state.seats, seat);
}

/** The room with one seat replaced. */
export function withSeat(state: RoomState, number: number, seat: Seat): RoomState {
  return { ...state, seats: tableSet(state.seats, number, seat) };
}

/** The acks of a seat with one more. */
export function ackedWith(seat: Seat, messageId: string): readonly string[] {
  return [...seat.acked, messageId].slice(-ACKED_MAX);
}

/** Takes a seat out of the game. Its answers stay where they are, but it is counted and listed no more. */
export function removeSeat(state: RoomState, number: number, seat: Seat): Change {
  const connected = seat.awaySinceMs === null;
  const removed: RoomState = {
    ...withSeat(state, number, { ...seat, removed: true, rank: null }),
    players: state.players - 1,
    present: state.present - (connected ? 1 : 0),
    rounds: state.rounds.map((round) => withoutSeat(round, number, connected)),
  };
  const gone: RoomEvent = { type: 'seatRemoved', seat: number };
  const { name } = state.phase;
  if (name !== 'reveal' && name !== 'standings' && name !== 'podium') return changed(removed, gone);
  // Places are on screen: those behind move up.
  const ranked = seat.rank === null ? removed : { ...removed, seats: rankSeats(removed.seats, true) };
  return changed(ranked, gone, { type: 'phaseChanged' }, { type: 'scored' });
}

function withoutSeat(round: Round, number: number, connected: boolean): Round {
  if (hasAnswered(round, number)) return { ...round, answered: round.answered - 1 };
  return round.closedAtMs === null && connected ? { ...round, waitingFor: round.waitingFor - 1 } : round;
}
