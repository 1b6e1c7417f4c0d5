import { clockNow, extraMsOf } from '../clock.ts';
import { openRound } from '../rounds.ts';
import type { RoomState, Seat } from '../state.ts';

/**
 * A player's time on top of the clock of the question on screen; 0 elsewhere. That clock stops at 0, and the extra time
 * runs from there: with `nowMs` it is what is left of it, so that a page that comes back within it shows the right time.
 */
export function extraMs(state: RoomState, seat: Seat, nowMs: number | undefined): number {
  const round = openRound(state);
  if (!round || state.phase.name !== 'question') return 0;
  const overMs = nowMs === undefined ? 0 : Math.max(0, clockNow(state, nowMs) - state.phase.deadlineMs);
  return Math.max(0, Math.round(extraMsOf(seat, round) - overMs));
}
