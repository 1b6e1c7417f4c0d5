import { rankSeats } from './ranking.ts';
import { openRound, padAnswers } from './rounds.ts';
import { addRound, counts } from './score-rounds.ts';
import { tableMap } from './seat-table.ts';
import type { RoomState } from './state.ts';

/** The room with its open round closed: from here on its answers stand for ever. As it was when none is open. */
export function closeRound(state: RoomState, nowMs: number): RoomState {
  const round = openRound(state);
  if (!round) return state;
  const answers = padAnswers(round.answers, state.seats.length);
  return { ...state, rounds: state.rounds.with(-1, { ...round, answers, closedAtMs: nowMs, waitingFor: 0 }) };
}

/** Gives the points of a closed round, once, and renews the ranks. */
export function scoreRound(state: RoomState, index: number, nowMs: number): RoomState {
  const before = state.rounds[index];
  if (!before || before.closedAtMs === null || before.revealedAtMs !== null || before.skipped) return state;
  const round = { ...before, revealedAtMs: nowMs };
  const rounds = state.rounds.with(index, round);
  const slide = state.game.slides[round.slide];
  if (!counts(round, slide)) return { ...state, rounds };
  const seats = tableMap(state.seats, (seat, number) => ({ ...seat, ...addRound(seat, slide, round, number) }));
  return { ...state, rounds, seats: rankSeats(seats, false) };
}
