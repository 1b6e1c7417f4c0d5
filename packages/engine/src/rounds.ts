import type { SlideResponse } from '@qc/contract';
import type { Answer, RoomState, Round, Phase } from './state.ts';
import { tableGet, tablePadded, type SeatTable } from './seats/seat-table.ts';
import type { RunSlide } from './run-game.ts';

/** The slide of the present phase; null in the lobby, on the podium and at the end. */
export function slideIndex(phase: Phase): number | null {
  return 'slide' in phase ? phase.slide : null;
}

/** The slide of the present phase as it is run, or null. */
export function currentSlide(state: RoomState): RunSlide | null {
  const index = slideIndex(state.phase);
  return index === null ? null : (state.game.slides[index] ?? null);
}

/** Place in `rounds` of the round that counts for a slide (skipped ones do not), or -1. */
export function roundIndexOf(state: RoomState, slide: number): number {
  return state.rounds.findLastIndex((round) => round.slide === slide && !round.skipped);
}

/** Whether a first vote is closed and the second still to come, unless its outcome is told at once. */
export function awaitsTalk(round: Round): boolean {
  return round.vote === 1 && round.closedAtMs !== null && round.revealedAtMs === null && !round.skipped;
}

/** Whether a round is a first vote that counts no more, since there is the second. */
export function isFollowed(state: Pick<RoomState, 'rounds'>, { vote, slide, visit }: Round): boolean {
  if (vote !== 1) return false;
  return state.rounds.some((one) => one.vote === 2 && one.slide === slide && one.visit > visit && !one.skipped);
}

/** The first of two votes on a slide once there is the second; null elsewhere. */
export function firstVoteOf(state: Pick<RoomState, 'rounds'>, round: Round): Round | null {
  if (round.vote !== 2) return null;
  return state.rounds.findLast((one) => one.vote === 1 && one.slide === round.slide && !one.skipped) ?? null;
}

/** Whether a question has been opened that is not revealed yet. */
export function isUnrevealed(phase: Phase): phase is Extract<Phase, { name: 'question' | 'closed' | 'talk' }> {
  return phase.name === 'question' || phase.name === 'closed' || phase.name === 'talk';
}

/** Phases of a slide in which its question has not been opened. */
export const BEFORE_QUESTION: ReadonlySet<Phase['name']> = new Set([
  'round',
  'opening',
  'preparing',
  'media',
  'break',
  'asking',
  'dealing',
]);

/** The round on screen: from the opening of its question until the next slide. Null elsewhere. */
export function shownRound(state: RoomState): Round | null {
  const { phase } = state;
  if (!('slide' in phase) || BEFORE_QUESTION.has(phase.name)) return null;
  return state.rounds[roundIndexOf(state, phase.slide)] ?? null;
}

/** The round that takes answers; null when none is open. Only the newest can be open. */
export function openRound(state: RoomState): Round | null {
  const last = state.rounds.at(-1);
  return last && last.closedAtMs === null ? last : null;
}

/** The state with its open round replaced; as it was when none is open. */
export function withOpenRound(state: RoomState, change: (round: Round) => Round): RoomState {
  const round = openRound(state);
  return round ? { ...state, rounds: state.rounds.with(-1, change(round)) } : state;
}

/** The answers with an entry for each of `length` seats. */
export function padAnswers<T>(answers: SeatTable<T | null>, length: number): SeatTable<T | null> {
  return tablePadded(answers, length, null);
}

/** Whether a seat has answered a round. */
export function hasAnswered(round: Round, seat: number): boolean {
  return (tableGet(round.answers, seat) ?? null) !== null;
}

/** Answers of seats not removed, by seat number. */
export function* answersOfPlayers(state: RoomState, round: Round): Generator<Answer> {
  let number = 0;
  for (const block of round.answers.blocks)
    for (const answer of block) {
      if (answer && tableGet(state.seats, number)?.removed === false) yield answer;
      number += 1;
    }
}

/** What answers say. */
export function* responsesOf(answers: Iterable<Answer>): Generator<SlideResponse> {
  for (const { response } of answers) yield response;
}
