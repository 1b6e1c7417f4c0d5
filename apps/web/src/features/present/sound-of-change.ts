import type { PresenterView } from '@qc/contract';
import type { Sound } from './sound-sets.ts';

/** The sound that goes with a change of the screen, or null. */
export function soundOfChange(before: PresenterView | null, now: PresenterView): Sound | null {
  if (!before || now.muted) return null;
  const from = before.phase.phase;
  const to = now.phase.phase;
  if (from === to) {
    if (to === 'lobby') return now.players > before.players ? 'join' : null;
    return soundOfTurn(turnOf(before), turnOf(now));
  }
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

function turnOf({ phase }: PresenterView): number | null {
  return phase.phase === 'question' ? (phase.race?.turn?.seat ?? null) : null;
}

/** Somebody gets the turn, or loses it to nobody. */
function soundOfTurn(before: number | null, now: number | null): Sound | null {
  if (before === now) return null;
  return now === null ? 'wrong' : 'buzz';
}

/** Time between two places of the podium coming up, ms: the last place first, the winner at the end. */
const PLACE_MS = 550;

/**
 * The sounds that honour the winners as they come up: one for all, or one for each. Where the game brings its own
 * recording it takes the place of the fanfare.
 */
export function winnerSounds(
  winners: number,
  separate: boolean,
  recorded: boolean,
): { sound: Sound; afterMs: number }[] {
  const fanfare: Sound[] = recorded ? [] : ['winner'];
  if (!separate) return fanfare.map((sound) => ({ sound, afterMs: 0 }));
  const steps = Math.min(winners, 3) - 1;
  const places = Array.from({ length: steps }, (_, at) => ({ sound: 'place' as const, afterMs: at * PLACE_MS }));
  return [...places, ...fanfare.map((sound) => ({ sound, afterMs: steps * PLACE_MS }))];
}
