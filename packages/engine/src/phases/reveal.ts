import { changed, type Change } from '../change.ts';
import { scoreRound } from '../close-round.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/** Shows the outcome of a closed question; the first time its points are given. */
export function reveal(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const scored = scoreRound(state, roundIndexOf(state, slide), nowMs);
  return changed(
    moveTo(scored, { name: 'reveal', slide, visit, deadlineMs: null, standingsSeen: false }, nowMs),
    { type: 'phaseChanged' },
    { type: 'scored' },
  );
}
