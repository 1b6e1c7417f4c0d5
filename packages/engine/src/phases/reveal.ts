import type { Change } from '../change.ts';
import { scoreRound } from '../close-round.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/** Shows the outcome of a closed question; the first time its points are given. */
export function reveal(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const scored = scoreRound(state, roundIndexOf(state, slide), nowMs);
  const outcome = { name: 'reveal', slide, visit, deadlineMs: null, standingsSeen: false } as const;
  return moveTo(scored, outcome, nowMs, { type: 'scored' });
}
