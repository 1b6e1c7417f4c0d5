import type { Character } from './character.ts';

/** Clocks longer than this do not tighten until their end comes near, seconds. */
const LONG_CLOCK_S = 40;
const LONG_CLOCK_ENDS_S = 20;
const LONG_CLOCK_TENSION = 0.4;

/** Tension where no clock is shown. */
export const CLOCKLESS_TENSION = 0.2;
/** Tension of a question that stands alone. */
export const ASKING_TENSION = 0.1;

/** Over the share of the clock that has passed: slowly to a quarter by half-time, then faster. */
function overShare(share: number): number {
  if (share < 0.5) return 0.5 * share;
  if (share < 0.75) return 0.25 + 1.4 * (share - 0.5);
  return Math.min(1, 0.6 + 1.6 * (share - 0.75));
}

/** How tense the music is with so much of the clock left, from 0 to 1. */
export function tensionAt(limitS: number, leftS: number): number {
  const tension = overShare(1 - leftS / limitS);
  if (limitS <= LONG_CLOCK_S) return Math.max(0, tension);
  if (leftS >= LONG_CLOCK_ENDS_S) return Math.max(0, Math.min(LONG_CLOCK_TENSION, tension));
  return LONG_CLOCK_TENSION + (1 - LONG_CLOCK_TENSION) * (1 - leftS / LONG_CLOCK_ENDS_S);
}

/** Seconds of a bar of four beats at this tension. */
export function barSeconds({ tempo: [from, to] }: Character, tension: number): number {
  return 240 / (from + (to - from) * tension);
}
