import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { fitNow } from '../parts/keep-fitted.ts';
import { animateFrom } from './animate.ts';
import type { Stop } from './animate.ts';
import { type Box, type Boxed, middleOf, seenAbout } from './boxes.ts';
import { timeOf } from './time-of.ts';

/** Where something is, and how large it is drawn, px. */
interface Pose extends Boxed {
  size: number;
}

/** How something is drawn: its size, such as that of its letters or its height, and where; size 0: it is not yet. */
export interface Drawn {
  size: number;
  seen: Box;
}

/** How long it is on its way, ms. */
const JOURNEY_MS = 350;

/**
 * The keyframe of what is at `now` and seems to be at `before`. What was not drawn yet, or is not, keeps its size; and what
 * has become wider, such as words that stand in fewer lines now, is no larger than the place before was wide, and within it.
 */
export function seemingPose(before: Pose, now: Pose): Keyframe {
  const isDrawn = before.size > 0 && now.size > 0 && now.seen.width > 0;
  const room = Math.max(before.box.width, before.seen.width);
  const scale = isDrawn ? Math.min(before.size / now.size, room / now.seen.width) : 1;
  const half = (now.seen.width * scale) / 2;
  const { x, y } = middleOf(before.seen);
  const [least, most] = [before.box.x + half, before.box.x + before.box.width - half];
  const within = least <= most ? Math.min(most, Math.max(least, x)) : x;
  return { transform: seenAbout({ x: within, y }, now, scale, scale) };
}

/**
 * For something large that goes to another place and size when `place` becomes another: give it the ref. `drawnIn` tells how it is
 * drawn there.
 */
export function useJourney<E extends HTMLElement>(
  place: string,
  drawnIn: (element: HTMLElement) => Drawn,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const last = useRef<{ place: string; pose: Pose } | null>(null);
  const stop = useRef<Stop>(() => undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const before = last.current;
    if (before?.place !== place) stop.current();
    fitNow();
    const pose = { box: element.getBoundingClientRect(), ...drawnIn(element) };
    last.current = { place, pose };
    if (before === null || before.place === place || timeOf(element).still) return;
    stop.current = animateFrom(element, [seemingPose(before.pose, pose), {}], { lastsMs: JOURNEY_MS }, 0);
  });
  return ref;
}
