import type { RoomEvent } from '../outcome.ts';
import { rankSeats } from '../scoring/ranking.ts';
import { hasAnswered } from '../rounds.ts';
import { tableGet } from './seat-table.ts';
import { canAnswer, hasSaid } from './seats-by-remote.ts';
import { setSeat } from './set-seat.ts';
import type { RoomState, Round, Seat } from '../state.ts';
import { changed, type Change } from '../change.ts';

interface Leaving {
  number: number;
  seat: Seat;
  connected: boolean;
}

/** Acks remembered for a seat. */
const ACKED_MAX = 8;

/** A seat by its number; undefined when nobody ever had it. */
export function seatAt(state: RoomState, seat: number): Seat | undefined {
  return tableGet(state.seats, seat);
}

/** The room with one seat replaced. */
export function withSeat(state: RoomState, number: number, seat: Seat): RoomState {
  return { ...state, seats: setSeat(state.seats, number, seat) };
}

/** The acks of a seat with one more. */
export function ackedWith(seat: Seat, messageId: string): readonly string[] {
  const { acked } = seat;
  return [...(acked.length < ACKED_MAX ? acked : acked.slice(1 - ACKED_MAX)), messageId];
}

/** Takes a seat, as given, out of the game. */
export function removeSeat(state: RoomState, number: number, seat: Seat): Change {
  return removeSeats(withSeat(state, number, seat), [number]);
}

/**
 * Takes seats out of the game at once, none of them removed before. Their answers stay where they are, but they are
 * counted and listed no more. Linear in the seats, however many go.
 */
export function removeSeats(state: RoomState, numbers: readonly number[]): Change {
  let { seats, present } = state;
  const leaving: Leaving[] = [];
  let placed = false;
  for (const number of numbers) {
    const seat = tableGet(seats, number);
    if (!seat) continue;
    seats = setSeat(seats, number, { ...seat, removed: true, rank: null });
    const connected = seat.awaySinceMs === null;
    present -= connected ? 1 : 0;
    placed ||= seat.rank !== null;
    leaving.push({ number, seat, connected });
  }
  const players = state.players - leaving.length;
  const rounds = state.rounds.map((round) => withoutSeats(state, round, leaving));
  const removed: RoomState = { ...state, seats, players, present, rounds };
  const gone = leaving.map(({ number }): RoomEvent => ({ type: 'seatRemoved', seat: number }));
  const { name } = state.phase;
  if (name !== 'reveal' && name !== 'standings' && name !== 'podium' && name !== 'honours')
    return changed(removed, ...gone);
  // Places are on screen: those behind move up.
  const ranked = placed ? { ...removed, seats: rankSeats(removed.seats, true) } : removed;
  return changed(ranked, ...gone, { type: 'phaseChanged' }, { type: 'scored' });
}

function withoutSeats(state: RoomState, round: Round, leaving: readonly Leaving[]): Round {
  let { answered, waitingFor } = round;
  for (const { number, seat, connected } of leaving) {
    const isOpen = round.closedAtMs === null;
    if (hasAnswered(round, number)) answered -= 1;
    if (isOpen && connected && !hasSaid(state, round, number) && canAnswer(state, round, { seat, number }))
      waitingFor -= 1;
  }
  return { ...round, answered, waitingFor };
}
