import { changed, type Change } from '../change.ts';
import { endPause, REVEAL_DELAY_MS } from '../clock.ts';
import { closeRound } from '../close-round.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/**
 * Takes no more answers. Closed by the clock or because everybody has answered, the reveal follows by itself; closed by
 * the operator, it waits for the operator, unless the room goes on by itself. Self-paced, the player goes on.
 */
export function closeQuestion(state: RoomState, by: 'itself' | 'operator', nowMs: number): Change {
  const { phase } = state;
  if (phase.name !== 'question') return changed(state);
  const closed = closeRound(endPause(state, nowMs), nowMs);
  // Alone there is no reveal to wait for.
  const deadlineMs = by === 'itself' && state.game.pace === 'live' ? nowMs + REVEAL_DELAY_MS : null;
  return moveTo(closed, { name: 'closed', slide: phase.slide, visit: phase.visit, deadlineMs }, nowMs);
}
