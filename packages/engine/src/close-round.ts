import { smallestDistance } from './grading/grade-number.ts';
import { rankSeats } from './ranking.ts';
import { answersOfPlayers, openRound, padAnswers } from './rounds.ts';
import { addRound, counts } from './score-rounds.ts';
import { tableMap } from './seat-table.ts';
import type { RunSlide } from './run-game.ts';
import type { RoomState, Round } from './state.ts';

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
  const slide = state.game.slides[before.slide];
  const round = { ...before, revealedAtMs: nowMs, closest: closestOf(state, before, slide) };
  const rounds = state.rounds.with(index, round);
  if (!counts(round, slide)) return { ...state, rounds };
  const seats = tableMap(state.seats, (seat, number) => ({ ...seat, ...addRound(seat, slide, round, number) }));
  return { ...state, rounds, seats: rankSeats(seats, false) };
}

/** Looked up once, when points are given: who was removed before does not stand in anybody's way. */
function closestOf(state: RoomState, round: Round, slide: RunSlide | undefined): number | null {
  if (slide?.type !== 'number' || slide.numberKey.rule !== 'closest') return null;
  return smallestDistance(slide, answersOfPlayers(state, round));
}
