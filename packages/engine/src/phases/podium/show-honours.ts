import type { Change } from '../../change.ts';
import type { RoomState } from '../../state.ts';
import { moveTo } from '../move-to.ts';
import { honoursOf } from './has-honours.ts';

/** Who was best in what, until the operator goes on. */
export function showHonours(state: RoomState, nowMs: number): Change {
  return moveTo(state, { name: 'honours', honours: honoursOf(state) }, nowMs, { type: 'scored' });
}
