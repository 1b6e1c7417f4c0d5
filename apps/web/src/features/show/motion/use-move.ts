import type { RefObject } from 'react';
import { ageAt, pageNow } from './age.ts';
import { animateFrom } from './animate.ts';
import type { MoveTimes } from './timing.ts';
import { useMotion } from './use-motion.ts';

/** One motion of an element within its phase, into what its styles say. */
export interface Move extends MoveTimes {
  from: Keyframe[];
}

/**
 * For an element that moves once in a phase: give it the ref. It starts when `move` becomes another (compared by what it says) or the
 * phase changes, and is let go of with null or where nothing moves.
 */
export function useMove<E extends Element>(move: Move | null): RefObject<E | null> {
  return useMotion<E>(JSON.stringify(move), (element, { began }) => {
    if (move === null) return () => undefined;
    const { from, ...times } = move;
    return animateFrom(element, from, times, ageAt(began, pageNow()));
  });
}
