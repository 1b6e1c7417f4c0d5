import { clockNow } from '../clock.ts';
import type { RoomState } from '../state.ts';

/** Time until a deadline by the room's clock, which stands still in a pause; null: there is none. */
export function remainingMs(state: RoomState, deadlineMs: number | null, nowMs: number): number | null {
  return deadlineMs === null ? null : Math.max(0, Math.round(deadlineMs - clockNow(state, nowMs)));
}
