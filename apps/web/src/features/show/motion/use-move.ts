import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { ageAt, pageNow } from './age.ts';
import { animateFrom } from './animate.ts';
import { usePhaseTime } from './phase-time.tsx';
import type { MoveTimes } from './timing.ts';

/** One motion of an element within its phase, into what its styles say. */
export interface Move extends MoveTimes {
  from: Keyframe[];
}

/**
 * For an element that moves once in a phase: give it the ref. It starts when `move` becomes another (compared by what it says) or the
 * phase changes, and is let go of with null or where nothing moves.
 */
export function useMove<E extends Element>(move: Move | null): RefObject<E | null> {
  const ref = useRef<E>(null);
  const { began, still } = usePhaseTime();
  const said = JSON.stringify(move);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || move === null || still) return;
    const { from, ...times } = move;
    return animateFrom(element, from, times, ageAt(began, pageNow()));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a motion that says the same is the same
  }, [said, began, still]);
  return ref;
}
