import type { Change } from '../change.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';
import { finish } from './finish.ts';
import { moveTo } from './move-to.ts';
import { prepare, type Coming } from './prepare.ts';
import { beginsRound, showRound } from './show-round.ts';

/** Goes to a slide, with the title of the round that begins with it. Behind the last slide the run finishes. */
export function enterSlide(state: RoomState, index: number, nowMs: number): Change {
  if (!state.game.slides[index]) return finish(state, nowMs);
  const counted = nextVisit(state, nowMs);
  const coming = { slide: index, visit: counted.visits };
  return beginsRound(state, index) ? showRound(counted, coming, nowMs) : openSlide(counted, coming, nowMs);
}

/** Goes back to a slide: its round was announced before. */
export function enterAgain(state: RoomState, index: number, nowMs: number): Change {
  const counted = nextVisit(state, nowMs);
  return openSlide(counted, { slide: index, visit: counted.visits }, nowMs);
}

function nextVisit(state: RoomState, nowMs: number): RoomState {
  return { ...state, visits: state.visits + 1, startedAtMs: state.startedAtMs ?? nowMs };
}

/** Shows a slide from its beginning: opening media, medium or question. */
export function openSlide(state: RoomState, { slide: index, visit }: Coming, nowMs: number): Change {
  const slide = state.game.slides[index];
  if (!slide) return finish(state, nowMs);
  if (!kindOf(slide).asks || slide.openingMedia === null) return prepare(state, { slide: index, visit }, nowMs);
  // The time of a question is for answering it: its opening media stay until somebody goes on.
  const opening = { name: 'opening', slide: index, visit, limitMs: null, deadlineMs: null } as const;
  return moveTo(state, opening, nowMs);
}
