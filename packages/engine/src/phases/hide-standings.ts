import type { Change } from '../change.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/**
 * From the standings back to what was shown before: the outcome of the question, or the medium. What comes next is the
 * slide's end, not the standings again. Null: no standings are shown.
 */
export function hideStandings(state: RoomState, nowMs: number): Change | null {
  const { phase } = state;
  if (phase.name !== 'standings') return null;
  const { slide, visit } = phase;
  if (roundIndexOf(state, slide) < 0) {
    const medium = { name: 'media', slide, visit, limitMs: null, deadlineMs: null } as const;
    return moveTo(state, medium, nowMs);
  }
  // Its points were given before the standings.
  const outcome = { name: 'reveal', slide, visit, deadlineMs: null, standingsSeen: true } as const;
  return moveTo(state, outcome, nowMs, { type: 'scored' });
}
