import { ANSWER_GRACE_MS } from '@qc/contract/live/protocol';
import { hasAnswered, openRound, withOpenRound } from './rounds.ts';
import type { Phase, RoomState } from './state.ts';

/** A seat away for longer is not waited for, ms. */
export const AWAY_LIMIT_MS = 15_000;
/** How long a question that closed by itself stays closed before its reveal, ms. */
export const REVEAL_DELAY_MS = 1500;

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
    case 'question':
      return { ...phase, deadlineMs: phase.deadlineMs + byMs };
    case 'opening':
    case 'media':
    case 'ending':
    case 'closed':
      return phase.deadlineMs === null ? phase : { ...phase, deadlineMs: phase.deadlineMs + byMs };
    default:
      return phase;
  }
}

/** The room with its pause over; as it was when it is not paused. */
export function endPause(state: RoomState, nowMs: number): RoomState {
  if (state.pausedAtMs === null) return state;
  return { ...putOffClock(state, Math.max(0, nowMs - state.pausedAtMs)), pausedAtMs: null };
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
      const missing = !seat.removed && seat.awaySinceMs !== null && !hasAnswered(round, number);
      if (missing) atMs = Math.max(atMs, (seat.awaySinceMs ?? 0) + AWAY_LIMIT_MS);
      number += 1;
    }
  return atMs;
}

/** When the room wants its next tick; null: nothing will happen by itself. */
export function wakeAtMs(state: RoomState): number | null {
  const { phase } = state;
  if (state.pausedAtMs !== null) return null;
  if (phase.name !== 'question') return deadlineOf(phase);
  return Math.min(phase.deadlineMs + ANSWER_GRACE_MS, quorumAtMs(state) ?? Infinity);
}
