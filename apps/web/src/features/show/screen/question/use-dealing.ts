import type { RefObject } from 'react';
import { ageAt, pageNow } from '../../motion/age.ts';
import { animateFrom } from '../../motion/animate.ts';
import { useMotion } from '../../motion/use-motion.ts';
import { dealTimes } from './beats.ts';

const RISE_MS = 220;
const UNSEEN: Keyframe = { opacity: 0, transform: 'translateY(2cqmin)' };

/** For what stands below a question: give it the ref. While the answers are dealt they rise one by one, in reading order. */
export function useDealing<E extends HTMLElement>(isDealing: boolean): RefObject<E | null> {
  return useMotion<E>(String(isDealing), (below, { began }) => {
    if (!isDealing) return () => undefined;
    const answers = [...below.querySelectorAll('li')];
    // What is to be done on phones comes as one.
    const rising = answers.length > 0 ? answers : [...below.children];
    const times = dealTimes(rising.length);
    const age = ageAt(began, pageNow());
    const stops = rising.map((one, at) =>
      animateFrom(one, [UNSEEN, {}], { beginsMs: times[at] ?? 0, lastsMs: RISE_MS }, age),
    );
    return () => stops.forEach((stop) => stop());
  });
}
