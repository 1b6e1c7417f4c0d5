import { ANSWER_GRACE_MS } from '@qc/contract/live/protocol';
import type { SlideResponse } from '@qc/contract';
import { flatPoints } from '../callers/flat-points.ts';
import { refuse } from '../change.ts';
import { graceMsOf, grantedMsOf, readMsOf } from '../clock.ts';
import type { Refusal } from '../outcome.ts';
import { hasAnswered, padAnswers } from '../rounds.ts';
import { coarseMs } from '../scoring/coarse-time.ts';
import { tableSet } from '../seats/seat-table.ts';
import { waitingAfter } from '../seats/seats-by-remote.ts';
import { takeResponse } from '../slides/slide-kinds.ts';
import type { RoomState, Round, Seat } from '../state.ts';

/**
 * What a seat says to the open question is its answer, given at `atMs` as well as its device knows (`timeStepMs`); it takes
 * the place of an earlier one. Gives the round with it. Refused where it is no answer to this slide, or late.
 */
export function takeAnswer(
  state: RoomState,
  round: Round,
  {
    number,
    seat,
    response: said,
    timeStepMs = 0,
  }: { number: number; seat: Seat; response: SlideResponse; timeStepMs?: number },
  atMs: number,
): { ok: true; round: Round } | Refusal {
  const slide = state.game.slides[round.slide];
  if (!slide) return refuse('wrongSlide');
  const { elapsedMs, tookMs, ownLimitMs } = timeOf(round, { number, seat }, { atMs, timeStepMs });
  const response = takeResponse(slide, said, elapsedMs);
  if (!response) return refuse('badChoice');
  if (elapsedMs > ownLimitMs + graceMsOf(round, number) || assignmentClosed(state, atMs)) return refuse('tooLate');
  const isFirst = !hasAnswered(round, number);
  const taken: Round = {
    ...round,
    answers: tableSet(padAnswers(round.answers, number + 1), number, {
      response,
      tookMs,
      ...(timeStepMs > 0 && { heardMs: elapsedMs }),
      ...flatPoints(state, round, number),
    }),
    answered: round.answered + (isFirst ? 1 : 0),
  };
  return { ok: true, round: { ...taken, waitingFor: waitingAfter(state, { was: round, is: taken }, number) } };
}

/**
 * With extra time the own limit is longer, and `tookMs` is the same share of the common limit as the time taken is of
 * the own one: half of the own time is worth what half of the common time is worth to everybody else. A caller's time
 * begins when the question has been read; who presses before has taken none.
 */
function timeOf(
  round: Round,
  { number, seat }: { number: number; seat: Seat },
  { atMs, timeStepMs }: { atMs: number; timeStepMs: number },
): { elapsedMs: number; tookMs: number; ownLimitMs: number } {
  const elapsedMs = Math.max(0, atMs - round.openedAtMs - round.pausedMs);
  const readMs = readMsOf(round, number);
  const knownMs = Math.max(0, coarseMs(elapsedMs, timeStepMs) - readMs);
  const grantedMs = grantedMsOf(seat, round);
  const ownMs = round.limitMs + grantedMs;
  const shareMs = grantedMs > 0 ? (knownMs * round.limitMs) / ownMs : knownMs;
  return { elapsedMs, tookMs: Math.min(Math.round(shareMs), round.limitMs), ownLimitMs: readMs + ownMs };
}

/** Self-paced: whether the assignment's deadline is over. */
function assignmentClosed({ game }: RoomState, nowMs: number): boolean {
  return game.closesAtMs !== null && nowMs > game.closesAtMs + ANSWER_GRACE_MS;
}
