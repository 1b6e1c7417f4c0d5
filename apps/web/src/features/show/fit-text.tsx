import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './fit-text.module.css';

const STEPS = 12;

/**
 * Text in the largest size, from `max` down to `min` (CSS lengths), at which it fits its box. Refitted when the box
 * or the text changes, and when the fonts have come.
 */
export function FitText({
  max,
  min,
  text,
  className = '',
  children,
}: {
  max: string;
  min: string;
  /** The words, to know when to fit again. */
  text: string;
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const overflows = () =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const fit = () => {
      // Halving the interval: share 0 is `max`, 1 is `min`.
      let low = 0;
      let high = STEPS;
      const set = (step: number) => element.style.setProperty('--fit', String(step / STEPS));
      set(0);
      // Whole words first: only where even the smallest size is too wide may a word be broken.
      element.style.overflowWrap = 'normal';
      if (!overflows()) return;
      while (low + 1 < high) {
        const middle = (low + high) >> 1;
        set(middle);
        if (overflows()) low = middle;
        else high = middle;
      }
      set(high);
      if (high === STEPS && overflows()) element.style.overflowWrap = 'anywhere';
    };
    fit();
    document.fonts?.ready.then(fit, () => {});
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [text, max, min]);
  return (
    <div
      ref={box}
      className={`${styles.fit} ${className}`}
      style={{ fontSize: `calc(${max} + (${min} - ${max}) * var(--fit, 0))` }}
    >
      {children}
    </div>
  );
}
