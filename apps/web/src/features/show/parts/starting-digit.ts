import { useRemaining, type ShowClock } from './show-clock.ts';

/** Parts of the countdown: three digits and the title. */
const PARTS = 4;
const STANDS: ShowClock = { limitMs: PARTS, remainingMs: PARTS, atMs: null };

/** What is counted now before the first slide: 3, 2, 1, and 0 for the title. */
export function useStartingDigit(clock: ShowClock | null): number {
  const { limitMs } = clock ?? STANDS;
  const leftMs = useRemaining(clock ?? STANDS);
  return Math.max(0, Math.ceil((leftMs / limitMs) * PARTS) - 1);
}
