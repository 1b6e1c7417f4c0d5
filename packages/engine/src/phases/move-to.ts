import { changed, type Change } from '../change.ts';
import { endPause } from '../clock.ts';
import type { RoomEvent } from '../outcome.ts';
import type { Phase, RoomState } from '../state.ts';
import { withAutoWait } from './auto-wait.ts';

/**
 * The room goes to another phase: a pause is over, a black screen lights up, the large code goes, and an operator's older `expect` no longer
 * fits. `events`: what else happened with it.
 */
export function moveTo(state: RoomState, phase: Phase, nowMs: number, ...events: readonly RoomEvent[]): Change {
  const running = endPause(state, nowMs);
  const entered: RoomState = { ...running, phase, enteredAtMs: nowMs, black: false, largeCode: false };
  const moved = withAutoWait({ ...entered, step: running.step + 1 }, nowMs);
  return changed(moved, { type: 'phaseChanged' }, ...events);
}
