import { ANSWER_GRACE_MS } from '@qc/contract/live/protocol';
import type { LiveRefusal, SlideResponse } from '@qc/contract';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import { extraMsOf } from '../clock.ts';
import type { Command } from '../commands.ts';
import { isSameResponse } from '../slides/same-response.ts';
import { takeResponse } from '../slides/slide-kinds.ts';
import type { Refusal, RoomEvent } from '../outcome.ts';
import { isOut, RACE_MS, RACERS_SHOWN, withPlace } from '../race/race.ts';
import { hasAnswered, openRound, padAnswers } from '../rounds.ts';
import { coarseMs } from '../scoring/coarse-time.ts';
import { tableGet, tableSet } from '../seats/seat-table.ts';
import { markSeat } from '../seats/set-seat.ts';
import { waitingAfter } from '../seats/seats-by-remote.ts';
import { ackedWith, seatAt } from '../seats/seats.ts';
import type { RoomState, Round, Seat } from '../state.ts';

type SeatAnswer = Extract<Command, { type: 'answer' }>;

/**
 * Takes a seat's answer to the open question: the first one only, in time only. The same said again is the same answer.
 * Thousands answer at one instant, so that the seats stay as they are: it is known by what it says, not by its message.
 */
export function answer(state: RoomState, command: SeatAnswer, nowMs: number): Change | Refusal {
  const seat = seatAt(state, command.seat);
  if (!seat) return refuse('notJoined');
  if (seat.removed) return refuse('removed');
  if (seat.acked.includes(command.messageId)) return unchanged(state);
  const round = openRound(state);
  if (!round || command.slide !== round.slide || command.visit !== round.visit)
    return wasSaid(state, command) ? unchanged(state) : refuse(misplaced(state, command));
  if (hasAnswered(round, command.seat)) return wasSaid(state, command) ? unchanged(state) : refuse('alreadyAnswered');
  if (state.pausedAtMs !== null && !round.race) return refuse('paused');
  const said = { number: command.seat, seat, response: command.response };
  if (round.race) return buzzFromPage(state, round, said, command.messageId, nowMs);
  const taken = takeAnswer(state, round, said, nowMs);
  if (!taken.ok) return taken;
  return changed({ ...state, rounds: state.rounds.with(-1, taken.round) }, { type: 'answerTaken', seat: command.seat });
}

/** Whether a seat's answer to what was up at a visit is just this. A press on a buzzer slide says nothing to know it by. */
function wasSaid({ rounds, game }: RoomState, { seat, slide: index, visit, response }: SeatAnswer): boolean {
  const round = rounds.findLast((one) => one.visit === visit && one.slide === index);
  const kept = round && !round.race ? tableGet(round.answers, seat) : null;
  const slide = game.slides[index];
  const said = kept && slide ? takeResponse(slide, response, Infinity) : null;
  return kept != null && said !== null && isSameResponse(kept.response, said);
}

/** `buzz`, known again by its message: who gave the turn back may press once more. */
function buzzFromPage(
  state: RoomState,
  round: Round,
  said: Omit<Buzz, 'pressedAtMs'>,
  messageId: string,
  nowMs: number,
): Change | Refusal {
  const buzzed = buzz(state, round, { ...said, pressedAtMs: nowMs }, nowMs);
  if (!buzzed.ok) return buzzed;
  const acked = { ...said.seat, acked: ackedWith(said.seat, messageId) };
  return { ...buzzed, state: { ...buzzed.state, seats: markSeat(buzzed.state.seats, said.number, acked) } };
}

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
  const { elapsedMs, tookMs, ownLimitMs } = timeOf(round, seat, { atMs, timeStepMs });
  const response = takeResponse(slide, said, elapsedMs);
  if (!response) return refuse('badChoice');
  if (elapsedMs > ownLimitMs + ANSWER_GRACE_MS || assignmentClosed(state, atMs)) return refuse('tooLate');
  const isFirst = !hasAnswered(round, number);
  const taken: Round = {
    ...round,
    answers: tableSet(padAnswers(round.answers, number + 1), number, { response, tookMs }),
    answered: round.answered + (isFirst ? 1 : 0),
  };
  return { ok: true, round: { ...taken, waitingFor: waitingAfter(state, { was: round, is: taken }, number) } };
}

/**
 * With extra time the own limit is longer, and `tookMs` is the same share of the common limit as the time taken is of
 * the own one: half of the own time is worth what half of the common time is worth to everybody else.
 */
function timeOf(
  round: Round,
  seat: Seat,
  { atMs, timeStepMs }: { atMs: number; timeStepMs: number },
): { elapsedMs: number; tookMs: number; ownLimitMs: number } {
  const elapsedMs = Math.max(0, atMs - round.openedAtMs - round.pausedMs);
  const knownMs = coarseMs(elapsedMs, timeStepMs);
  const extraMs = extraMsOf(seat, round);
  const ownLimitMs = round.limitMs + extraMs;
  const shareMs = extraMs > 0 ? (knownMs * round.limitMs) / ownLimitMs : knownMs;
  return { elapsedMs, tookMs: Math.min(Math.round(shareMs), round.limitMs), ownLimitMs };
}

/** Self-paced: whether the assignment's deadline is over. */
function assignmentClosed({ game }: RoomState, nowMs: number): boolean {
  return game.closesAtMs !== null && nowMs > game.closesAtMs + ANSWER_GRACE_MS;
}

/** Why an answer fits no open question: an answer to something already over is late, whatever is shown now. */
function misplaced(state: RoomState, command: SeatAnswer): LiveRefusal {
  const { phase } = state;
  if (phase.name === 'ended') return 'roomEnded';
  if (phase.name === 'podium') return 'tooLate';
  if (phase.name === 'lobby') return 'wrongPhase';
  if (command.visit < phase.visit) return 'tooLate';
  if (command.visit > phase.visit || command.slide !== phase.slide) return 'wrongSlide';
  return phase.name === 'opening' || phase.name === 'preparing' || phase.name === 'media' ? 'wrongPhase' : 'tooLate';
}

/** A press on a buzzer slide. */
interface Buzz {
  number: number;
  seat: Seat;
  response: SlideResponse;
  /** When, server time; in the past where it was told late. */
  pressedAtMs: number;
}

/**
 * A seat presses on a buzzer slide: it has the turn, or its place among those who pressed at the same time. Refused where
 * somebody else has the turn, or the seat's team is out.
 */
export function buzz(state: RoomState, round: Round, { pressedAtMs, ...said }: Buzz, nowMs: number): Change | Refusal {
  const { race } = round;
  const { number, seat } = said;
  if (!race) return refuse('badChoice');
  if (isOut(race, seat)) return refuse('alreadyAnswered');
  const { pausedAtMs } = state;
  const isLocked = pausedAtMs !== null && (race.turn === null || pressedAtMs > pausedAtMs + RACE_MS);
  if (isLocked) return refuse('paused');
  const taken = takeAnswer(state, round, said, pressedAtMs);
  if (!taken.ok) return taken;
  const order = withPlace(race.order, taken.round, number);
  const place = order.indexOf(number);
  const isEarlier = race.turn !== null && place < order.indexOf(race.turn);
  const takesTurn = race.turn === null || (isEarlier && nowMs <= (pausedAtMs ?? nowMs) + RACE_MS);
  const turn = takesTurn ? number : race.turn;
  const placed = { ...state, rounds: state.rounds.with(-1, { ...taken.round, race: { ...race, order, turn } }) };
  const answered: RoomEvent = { type: 'answerTaken', seat: number };
  if (takesTurn) return changed({ ...placed, pausedAtMs: pausedAtMs ?? nowMs }, answered, { type: 'phaseChanged' });
  // The staff's screens list the first of them.
  return place < RACERS_SHOWN ? changed(placed, answered, { type: 'settingsChanged' }) : changed(placed, answered);
}
