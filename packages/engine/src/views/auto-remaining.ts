import { deadlineOf } from '../clock.ts';
import { clockless } from '../phases/auto-wait.ts';
import type { RoomState } from '../state.ts';
import { remainingMs } from './remaining.ts';

/** Time until the room goes on by itself where no clock is shown; null: it waits for a press, or a clock says it. */
export function autoRemainingMs(state: RoomState, nowMs: number): number | null {
  return clockless(state.phase) ? remainingMs(state, deadlineOf(state.phase), nowMs) : null;
}
