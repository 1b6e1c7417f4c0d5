import { grade, isTimed, kindOf } from './slides/slide-kinds.ts';
import { sinceTable } from './game-rounds/since-table.ts';
import { rankSeats } from './scoring/ranking.ts';
import { answersOfPlayers, firstVoteOf, openRound, padAnswers, responsesOf } from './rounds.ts';
import type { RunSlide } from './run-game.ts';
import { addRound, countedRounds, scoreRounds } from './scoring/score-rounds.ts';
import { lastPaidMs } from './scoring/scoring.ts';
import { tableGet, tableMap, type SeatTable } from './seats/seat-table.ts';
import { mapStandings } from './seats/set-seat.ts';
import type { RoomState, Round, Seat } from './state.ts';

/** The room with its open round closed: from here on its answers stand for ever. As it was when none is open. */
export function closeRound(state: RoomState, nowMs: number): RoomState {
  const round = openRound(state);
  if (!round) return state;
  const race = round.race && { ...round.race, turn: null };
  const closed = { ...round, ...answersAtEnd(state, round), closedAtMs: nowMs, waitingFor: 0, race };
  return { ...state, rounds: state.rounds.with(-1, closed) };
}

/** Who voted only before the talk counts with that vote. */
function answersAtEnd(state: RoomState, round: Round): Pick<Round, 'answers' | 'answered'> {
  const answers = padAnswers(round.answers, state.seats.length);
  const first = firstVoteOf(state, round);
  if (!first) return { answers, answered: round.answered };
  const kept = tableMap(answers, (answer, number) => answer ?? tableGet(first.answers, number) ?? null);
  return { answers: kept, answered: [...answersOfPlayers(state, { ...round, answers: kept })].length };
}

/** Gives the points of a closed round, once, and renews the ranks. */
export function scoreRound(state: RoomState, index: number, nowMs: number): RoomState {
  const before = state.rounds[index];
  if (!before || before.closedAtMs === null || before.revealedAtMs !== null || before.skipped) return state;
  const round = { ...settled(state, before), revealedAtMs: nowMs };
  const revealed = { ...state, rounds: state.rounds.with(index, round) };
  const counted = countedRounds(revealed);
  const own = counted.find((one) => one.round === round);
  if (!own) return revealed;
  // Of several revealed at one instant, it may be an earlier one: then streaks run on over those after it.
  const seats =
    own === counted.at(-1)
      ? mapStandings(state.seats, (seat, number) => addRound(totalOf(seat), state.game, own, number))
      : withTotals(revealed);
  // The places before are those that the last table told.
  return { ...revealed, seats: rankSeats(seats, sinceTable(revealed).length > 1) };
}

function totalOf({ score, totalAnswerMs, streak }: Seat): Pick<Seat, 'score' | 'totalAnswerMs' | 'streak'> {
  return { score, totalAnswerMs, streak };
}

/** The seats with their totals gathered anew from the stored answers. */
export function withTotals(state: RoomState): SeatTable<Seat> {
  const totals = scoreRounds(state);
  return mapStandings(state.seats, (_, number) => tableGet(totals, number) ?? null);
}

/**
 * A round with what its points hang on beside the own answer, looked up once, when points are given: who was removed
 * before does not stand in anybody's way.
 */
export function settled(state: RoomState, round: Round): Round {
  const slide = state.game.slides[round.slide];
  const closest = closestOf(state, round, slide);
  return { ...round, closest, firstMs: firstOf(state, { ...round, closest }, slide) };
}

function closestOf(state: RoomState, round: Round, slide: RunSlide | undefined): number | null {
  return slide ? kindOf(slide).settle(slide, responsesOf(answersOfPlayers(state, round))) : null;
}

function firstOf(state: RoomState, round: Round, slide: RunSlide | undefined): number | null {
  const { profile, first } = state.game.scoring;
  if (profile !== 'firstRight' || !slide || !isTimed(slide)) return null;
  const times: number[] = [];
  for (const answer of answersOfPlayers(state, round))
    if (grade(slide, answer.response, round.closest)?.correct === true) times.push(answer.tookMs);
  return lastPaidMs(times, first);
}
