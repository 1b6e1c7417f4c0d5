import { endPause } from '../clock.ts';
import type { Phase, RoomState } from '../state.ts';
import { withAutoWait } from './auto-wait.ts';

/** The room in another phase: a pause is over, a black screen lights up, and an operator's older `expect` no longer fits. */
export function moveTo(state: RoomState, phase: Phase, nowMs: number): RoomState {
  const running = endPause(state, nowMs);
  return withAutoWait({ ...running, phase, black: false, step: running.step + 1 }, nowMs);
}
