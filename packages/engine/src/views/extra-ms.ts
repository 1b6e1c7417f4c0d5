import { clockNow, extraMsOf } from '../clock.ts';
import { openRound } from '../rounds.ts';
import type { RoomState, Seat } from '../state.ts';

/**
 * For how long the clock of the question on screen has stood at 0, ms, while extra time runs from there; 0 before, and
 * where no question is open.
 */
export function overMs(state: RoomState, nowMs: number): number {
  if (state.phase.name !== 'question') return 0;
  return Math.max(0, Math.round(clockNow(state, nowMs) - state.phase.deadlineMs));
}

/**
 * A player's time on top of the clock of the question on screen; 0 elsewhere. With `nowMs` it is what is left of it, so
 * that a page that comes back within it shows the right time.
 */
export function extraMs(
  state: RoomState,
  { seat, number }: { seat: Seat; number: number },
  nowMs: number | undefined,
): number {
  const round = openRound(state);
  if (!round || state.phase.name !== 'question') return 0;
  const spentMs = nowMs === undefined ? 0 : overMs(state, nowMs);
  return Math.max(0, extraMsOf(seat, round, number) - spentMs);
}
