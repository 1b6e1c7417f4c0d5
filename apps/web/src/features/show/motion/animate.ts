import { CURVES, isAhead } from './timing.ts';
import type { MoveTimes } from './timing.ts';

/** Stops a motion where it is and lets the element stand as its styles say. */
export type Stop = () => void;

const nothing: Stop = () => undefined;

/**
 * Starts a motion of an element from `keyframes` into what its styles say, at the age of the phase: waiting for its beginning, in
 * its middle, or not at all when it is over. `isHeld`: the phase's time stands. Only `transform` and `opacity` may move. Every motion that no style sheet starts comes
 * from here, so that `document.getAnimations()` knows them all and can hold, step and finish them.
 */
export function animateFrom(
  element: Element,
  keyframes: Keyframe[],
  times: MoveTimes,
  ageMs: number,
  isHeld = false,
): Stop {
  const { beginsMs = 0, lastsMs, repeats = 1, curve = CURVES.come } = times;
  if (typeof element.animate !== 'function' || !isAhead(times, ageMs)) return nothing;
  const motion = element.animate(keyframes, {
    delay: beginsMs,
    duration: lastsMs,
    iterations: repeats,
    easing: curve,
    fill: 'backwards',
  });
  // Let go of before its end it is no fault.
  motion.finished?.catch(() => undefined);
  motion.currentTime = ageMs;
  if (isHeld) motion.pause();
  return () => motion.cancel();
}
