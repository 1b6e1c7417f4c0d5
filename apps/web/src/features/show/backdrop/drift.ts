import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { pageNow } from '../motion/age.ts';

/** Whether a drawn background drifts, is held where it is, or has never moved. */
export type Drift = 'drifts' | 'held' | 'stands';

/** The way of the style sheet's motion: from one end to the other, and back. */
const [WAY_MS, WAY_PX] = [30_000, 96];

/** Where a background is that has drifted for so long, px from the middle both ways. */
export function driftedTo(spentMs: number): number {
  const part = (spentMs % WAY_MS) / WAY_MS;
  const isBack = Math.floor(spentMs / WAY_MS) % 2 === 1;
  return Math.floor((isBack ? 1 - part : part) * WAY_PX) - WAY_PX / 2;
}

/** For what has something in it that drifts and is held now and then: give it the ref. It stays where it is held, and goes on from there. */
export function useDrift(drift: Drift): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const spentMs = useRef(0);
  useLayoutEffect(() => {
    const style = ref.current?.style;
    if (drift !== 'drifts' || !style) return;
    const began = pageNow() - spentMs.current;
    style.setProperty('--drifted', `${-spentMs.current}ms`);
    return () => {
      spentMs.current = pageNow() - began;
      style.setProperty('--held-at', `${driftedTo(spentMs.current)}px`);
    };
  }, [drift]);
  return ref;
}
