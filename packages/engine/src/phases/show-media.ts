import { changed, type Change } from '../change.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/** Shows a media slide, for its time where it has one. */
export function showMedia(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const seconds = state.game.slides[slide]?.time ?? 0;
  const limitMs = seconds > 0 ? seconds * 1000 : null;
  const deadlineMs = limitMs === null ? null : nowMs + limitMs;
  return changed(moveTo(state, { name: 'media', slide, visit, limitMs, deadlineMs }, nowMs), { type: 'phaseChanged' });
}
