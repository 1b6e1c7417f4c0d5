import type { Change } from '../change.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';
import { finish } from './finish.ts';
import { moveTo } from './move-to.ts';
import { prepare } from './prepare.ts';

/** Goes to a slide from its beginning: opening media, medium or question. Behind the last slide the run finishes. */
export function enterSlide(state: RoomState, index: number, nowMs: number): Change {
  const slide = state.game.slides[index];
  if (!slide) return finish(state, nowMs);
  const visit = state.visits + 1;
  const counted: RoomState = { ...state, visits: visit, startedAtMs: state.startedAtMs ?? nowMs };
  if (!kindOf(slide).asks || slide.openingMedia === null) return prepare(counted, { slide: index, visit }, nowMs);
  // The time of a question is for answering it: its opening media stay until somebody goes on.
  const opening = { name: 'opening', slide: index, visit, limitMs: null, deadlineMs: null } as const;
  return moveTo(counted, opening, nowMs);
}
