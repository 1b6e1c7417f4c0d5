import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Stop } from './animate.ts';
import { timeOf } from './time-of.ts';
import type { PhaseTime } from './time-of.ts';

/**
 * For an element in motion: give it the ref. `start` is called with the time it moves by when `said` or the phase becomes another, and
 * not where nothing moves; what it gives back lets go.
 */
export function useMotion<E extends Element>(
  said: string,
  start: (element: E, time: PhaseTime) => Stop,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const running = useRef<{ key: string; stop: Stop } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const time = timeOf(element);
    const key = `${said} ${time.began} ${time.still}`;
    if (running.current?.key === key) return;
    running.current?.stop();
    running.current = { key, stop: time.still ? () => undefined : start(element, time) };
  });
  useLayoutEffect(
    () => () => {
      running.current?.stop();
      running.current = null;
    },
    [],
  );
  return ref;
}
