import { ANSWER_GRACE_MS } from '@qc/contract/live/protocol';
import { hasAnswered, openRound, withOpenRound } from './rounds.ts';
import { tableGet } from './seats/seat-table.ts';
import { canAnswer } from './seats/seats-by-remote.ts';
import type { Phase, RoomState, Round, Seat } from './state.ts';

/** A seat away for longer is not waited for, ms. */
export const AWAY_LIMIT_MS = 15_000;
/** A key that was pressed on a telephone is here within this time, ms. */
export const CALLER_GRACE_MS = 1500;
/** How long a question that closed by itself stays closed before its reveal, ms … */
export const REVEAL_DELAY_MS = 1500;
/** … and one that the operator closed. */
export const REVEAL_BY_HAND_MS = 900;

/** When the present phase ends by itself, before grace; null: only by the operator. */
export function deadlineOf(phase: Phase): number | null {
  return 'deadlineMs' in phase ? phase.deadlineMs : null;
}

/** The time by which clocks are read: it stands still while the room is paused. */
export function clockNow(state: RoomState, nowMs: number): number {
  return state.pausedAtMs ?? nowMs;
}

/** The room with its running clock put off by `byMs`; an open round's answer times do not grow by it. */
export function putOffClock(state: RoomState, byMs: number): RoomState {
  const { phase } = state;
  const moved = { ...state, phase: putOff(phase, byMs) };
  if (phase.name !== 'question') return moved;
  return withOpenRound(moved, (round) => ({ ...round, pausedMs: round.pausedMs + byMs }));
}

function putOff(phase: Phase, byMs: number): Phase {
  switch (phase.name) {
    case 'starting':
    case 'preparing':
    case 'round':
    case 'asking':
    case 'dealing':
    case 'question':
    case 'talk':
      return { ...phase, deadlineMs: phase.deadlineMs + byMs };
    case 'opening':
    case 'media':
    case 'ending':
    case 'break':
    case 'closed':
    case 'reveal':
    case 'standings':
    case 'podium':
      return phase.deadlineMs === null ? phase : { ...phase, deadlineMs: phase.deadlineMs + byMs };
    default:
      return phase;
  }
}

/** The room after a time in which it stood still: its clock runs on from where it was, and its phase has not aged. */
export function stoodStill(state: RoomState, byMs: number): RoomState {
  return { ...putOffClock(state, byMs), enteredAtMs: state.enteredAtMs + byMs };
}

/** The room with its pause over; as it was when it is not paused. */
export function endPause(state: RoomState, nowMs: number): RoomState {
  if (state.pausedAtMs === null) return state;
  return { ...stoodStill(state, Math.max(0, nowMs - state.pausedAtMs)), pausedAtMs: null };
}

/**
 * When the open question closes because nobody is left to wait for: every seat has answered or has been away too long,
 * and there is an answer at all. Null: it waits for somebody who is connected. Looks at all seats only when nobody
 * connected is missing.
 */
export function quorumAtMs(state: RoomState): number | null {
  const round = openRound(state);
  if (!round || round.waitingFor > 0 || round.answered === 0) return null;
  let atMs = 0;
  let number = 0;
  for (const block of state.seats.blocks)
    for (const seat of block) {
      const missing =
        !seat.removed &&
        seat.awaySinceMs !== null &&
        !hasAnswered(round, number) &&
        canAnswer(state, round, { seat, number });
      if (missing) atMs = Math.max(atMs, (seat.awaySinceMs ?? 0) + AWAY_LIMIT_MS);
      number += 1;
    }
  return atMs;
}

/** What a seat was granted on top of a question's time, ms. In a race for the turn everybody has the same clock. */
export function grantedMsOf({ extraPercent }: Seat, { limitMs, race }: Pick<Round, 'limitMs' | 'race'>): number {
  return race ? 0 : Math.round((limitMs * extraPercent) / 100);
}

/** So long after a question opened the own clock of a seat begins, ms: a caller's when the question has been read. */
export function readMsOf({ race, readMs }: Pick<Round, 'race' | 'readMs'>, number: number): number {
  return race ? 0 : (readMs[number] ?? 0);
}

/** How much later than everybody's the own clock of a seat is over, ms. */
export function extraMsOf(seat: Seat, round: Round, number: number): number {
  return grantedMsOf(seat, round) + readMsOf(round, number);
}

/** What is on its way may come so much late, ms: a key of a telephone takes longer. */
export function graceMsOf(round: Round, number: number): number {
  return readMsOf(round, number) > 0 ? CALLER_GRACE_MS : ANSWER_GRACE_MS;
}

/** For how long a question has been open, without pauses, ms. */
export function roundMs(state: RoomState, { openedAtMs, pausedMs }: Round, nowMs: number): number {
  return Math.max(0, clockNow(state, nowMs) - openedAtMs - pausedMs);
}

/**
 * When the open question's clocks are over, grace with it. Everybody has the clock on screen; players with extra time, and
 * callers from when it has been read to them, have their own, and the question stays open as long as one of them may
 * still answer and is not away too long. Null: no question is open.
 */
export function clocksOverMs(state: RoomState): number | null {
  const { phase } = state;
  const round = openRound(state);
  if (!round || phase.name !== 'question') return null;
  const commonMs = phase.deadlineMs + ANSWER_GRACE_MS;
  let atMs = commonMs;
  for (const number of seatsWithOwnClock(state, round)) {
    const seat = tableGet(state.seats, number);
    if (!seat || seat.removed || hasAnswered(round, number) || !canAnswer(state, round, { seat, number })) continue;
    const ownMs = phase.deadlineMs + extraMsOf(seat, round, number) + graceMsOf(round, number);
    atMs = Math.max(atMs, seat.awaySinceMs === null ? ownMs : Math.min(ownMs, seat.awaySinceMs + AWAY_LIMIT_MS));
  }
  return atMs;
}

function* seatsWithOwnClock({ extraSeats }: RoomState, { readMs }: Round): Generator<number> {
  yield* extraSeats;
  for (const number in readMs) yield Number(number);
}

/** When the open question closes by itself: its clocks are over, or there is nobody left to wait for. Null: none is open. */
function closesAtMs(state: RoomState): number | null {
  const overMs = clocksOverMs(state);
  return overMs === null ? null : Math.min(overMs, quorumAtMs(state) ?? Infinity);
}

/** When the room wants its next tick; null: nothing will happen by itself. */
export function wakeAtMs(state: RoomState): number | null {
  const { phase } = state;
  if (state.pausedAtMs !== null) return null;
  return phase.name === 'question' ? closesAtMs(state) : deadlineOf(phase);
}
