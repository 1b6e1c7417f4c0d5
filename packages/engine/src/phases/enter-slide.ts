import { changed, type Change } from '../change.ts';
import type { RunSlide } from '../run-game.ts';
import type { Phase, RoomState } from '../state.ts';
import { finish } from './finish.ts';
import { moveTo } from './move-to.ts';
import { openQuestion } from './open-question.ts';

/** Goes to a slide from its beginning: opening media, medium or question. Behind the last slide the run finishes. */
export function enterSlide(state: RoomState, index: number, nowMs: number): Change {
  const slide = state.game.slides[index];
  if (!slide) return finish(state, nowMs);
  const visit = state.visits + 1;
  const counted: RoomState = { ...state, visits: visit, startedAtMs: state.startedAtMs ?? nowMs };
  if (slide.type !== 'media' && slide.openingMedia === null) return openQuestion(counted, index, visit, nowMs);
  return changed(moveTo(counted, showing(slide, index, visit, nowMs), nowMs), { type: 'phaseChanged' });
}

function showing(slide: RunSlide, index: number, visit: number, nowMs: number): Phase {
  // The time of a question is for answering it: its opening media stay until the operator goes on.
  const limitMs = slide.type === 'media' && slide.time > 0 ? slide.time * 1000 : null;
  return {
    name: slide.type === 'media' ? 'media' : 'opening',
    slide: index,
    visit,
    limitMs,
    deadlineMs: limitMs === null ? null : nowMs + limitMs,
  };
}
