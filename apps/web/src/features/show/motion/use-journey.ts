import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animateFrom } from './animate.ts';
import type { Stop } from './animate.ts';
import { timeOf } from './time-of.ts';

/** Where the middle of something is, px, and how large it is drawn. */
interface Pose {
  x: number;
  y: number;
  size: number;
}

/** How long it is on its way, ms. */
const JOURNEY_MS = 350;

function poseOf(element: HTMLElement, sizeOf: (element: HTMLElement) => number): Pose {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: sizeOf(element) };
}

/** The keyframe of what is at `now` and seems to be at `before`; what was not drawn yet, or is not, keeps its size. */
export function seemingPose(before: Pose, now: Pose): Keyframe {
  const scale = before.size > 0 && now.size > 0 ? before.size / now.size : 1;
  return { transform: `translate(${before.x - now.x}px, ${before.y - now.y}px) scale(${scale})` };
}

/**
 * For something large that goes to another place and size when `place` becomes another: give it the ref. `sizeOf` tells how large it
 * is drawn, px; 0: it is not.
 */
export function useJourney<E extends HTMLElement>(
  place: string,
  sizeOf: (element: HTMLElement) => number,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const last = useRef<{ place: string; pose: Pose } | null>(null);
  const stop = useRef<Stop>(() => undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const before = last.current;
    if (before?.place !== place) stop.current();
    const pose = poseOf(element, sizeOf);
    last.current = { place, pose };
    if (before === null || before.place === place || timeOf(element).still) return;
    stop.current = animateFrom(element, [seemingPose(before.pose, pose), {}], { lastsMs: JOURNEY_MS }, 0);
  });
  return ref;
}
