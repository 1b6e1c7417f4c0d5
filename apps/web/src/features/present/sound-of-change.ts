import type { PresenterView } from '@qc/contract';
import type { Sound } from './sounds.ts';

/** The sound that goes with a change of the screen, or null. */
export function soundOfChange(before: PresenterView | null, now: PresenterView): Sound | null {
  if (!before || now.muted) return null;
  const from = before.phase.phase;
  const to = now.phase.phase;
  if (from === to) return to === 'lobby' && now.players > before.players ? 'join' : null;
  switch (to) {
    case 'question':
      return 'open';
    case 'closed':
      return 'close';
    case 'reveal':
      return from === 'question' || from === 'closed' ? 'reveal' : null;
    case 'standings':
      return 'standings';
    case 'podium':
      return 'winner';
    default:
      return null;
  }
}
