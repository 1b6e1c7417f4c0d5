import type { Change } from '../change.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';
import type { Coming } from './prepare.ts';

/** How long the title of a round stands before its first slide, ms. */
const ROUND_MS = 3000;

/** Whether a slide is announced as the first of its round. Alone nobody is kept waiting; what was asked is not announced again. */
export function beginsRound(state: RoomState, slide: number): boolean {
  return state.game.pace === 'live' && !!state.game.slides[slide]?.round && roundIndexOf(state, slide) < 0;
}

/** Shows the title of the round that begins with a slide; then that slide comes by itself. */
export function showRound(state: RoomState, { slide, visit }: Coming, nowMs: number): Change {
  return moveTo(state, { name: 'round', slide, visit, limitMs: ROUND_MS, deadlineMs: nowMs + ROUND_MS }, nowMs);
}
