import type { SlideResponse } from '@qc/contract';
import { changed, refuse, type Change } from '../change.ts';
import { takeAnswer } from '../commands/take-answer.ts';
import type { Refusal, RoomEvent } from '../outcome.ts';
import { markSeat } from '../seats/set-seat.ts';
import { ackedWith } from '../seats/seats.ts';
import type { RoomState, Round, Seat } from '../state.ts';
import { isOut, RACE_MS, RACERS_SHOWN, withPlace } from './race.ts';

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

/** `buzz`, known again by its message: who gave the turn back may press once more. */
export function buzzFromPage(
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
