import { changed, type Change } from '../change.ts';
import { endPause, REVEAL_BY_HAND_MS, REVEAL_DELAY_MS } from '../clock.ts';
import { closeRound } from '../close-round.ts';
import { openRound } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/**
 * Takes no more answers. Closed by the clock or because everybody has answered, the reveal follows by itself; closed by
 * the operator, a little sooner, or, where the game says so, at the operator's press. Self-paced, the player goes on.
 */
export function closeQuestion(state: RoomState, by: 'itself' | 'operator', nowMs: number): Change {
  const { phase } = state;
  if (phase.name !== 'question') return changed(state);
  const closed = closeRound(endPause(state, nowMs), nowMs);
  const limitMs = breathMs(state, by);
  const deadlineMs = limitMs === null ? null : nowMs + limitMs;
  return moveTo(closed, { name: 'closed', slide: phase.slide, visit: phase.visit, limitMs, deadlineMs }, nowMs);
}

/** How long a closed question stands before its reveal; null: until somebody goes on. */
function breathMs(state: RoomState, by: 'itself' | 'operator'): number | null {
  const { game } = state;
  // Alone there is no reveal to wait for; after a first vote somebody has to say whether there is talk.
  if (game.pace === 'self' || openRound(state)?.vote === 1) return null;
  if (by === 'itself') return REVEAL_DELAY_MS;
  return game.revealByHand ? null : REVEAL_BY_HAND_MS;
}
