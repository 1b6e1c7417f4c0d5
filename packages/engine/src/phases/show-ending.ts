import { changed, type Change } from '../change.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/** Shows a slide's ending media until the operator goes on. */
export function showEnding(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  return changed(moveTo(state, { name: 'ending', slide, visit, limitMs: null, deadlineMs: null }, nowMs), {
    type: 'phaseChanged',
  });
}
