import type { RefObject } from 'react';
import { remainingNow } from '../parts/show-clock.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import { animateFrom } from './animate.ts';
import type { Move } from './use-move.ts';
import { useMotion } from './use-motion.ts';

/**
 * For an element that moves with a clock: give it the ref. Times count from when the clock was full; where it is lengthened or stands
 * still, so does the motion. No clock, or null: it stands as its styles say.
 */
export function useClockMove<E extends Element>(clock: ShowClock | null, move: Move | null): RefObject<E | null> {
  return useMotion<E>(JSON.stringify([clock, move]), (element) => {
    if (move === null || clock === null) return () => undefined;
    const { from, ...times } = move;
    return animateFrom(element, from, times, clock.limitMs - remainingNow(clock), clock.atMs === null);
  });
}
