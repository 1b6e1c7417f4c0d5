import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { type FitGroup, setFitted } from './fit-together.ts';
import styles from './fit-text.module.css';

const STEPS = 12;

/** Words that do not fit at `min` are made smaller still, down to these tenths of it: small is better than cut. */
const LEAST_TENTHS = 4;

/**
 * Text in the largest size, from `max` down to `min` (CSS lengths), at which it fits its box; below `min` only where
 * it would be cut. Refitted when the box or the text changes, and when the fonts have come.
 */
export function FitText({
  max,
  min,
  text,
  mayBreak = false,
  oneLine = 0,
  onCut,
  group,
  className = '',
  children,
}: {
  max: string;
  min: string;
  /** The words, to know when to fit again. */
  text: string;
  /** A long word is rather broken than made smaller than `min`. */
  mayBreak?: boolean;
  /** One line is tried so far of the way from `max` to `min`, 0 to 1, before the words have two. */
  oneLine?: number;
  /** Hears that there are too many words even so. */
  onCut?: () => void;
  /** Has the size of all texts of the group. */
  group?: FitGroup;
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const overflows = () =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    let found = { share: 0, less: 1 };
    const set = (share: number, less = 1) => {
      found = { share, less };
      setFitted(element, found);
    };
    const search = () => {
      // Halving the interval: share 0 is `max`, 1 is `min`.
      let low = 0;
      let high = STEPS;
      const shrink = () => {
        for (let tenths = 10; tenths >= LEAST_TENTHS; tenths--) {
          set(1, tenths / 10);
          if (!overflows()) return true;
        }
        return false;
      };
      if (oneLine > 0) element.style.whiteSpace = 'nowrap';
      for (let step = 0; step < STEPS * oneLine; step += 1) {
        set(step / STEPS);
        if (!overflows()) return;
      }
      element.style.whiteSpace = '';
      set(0);
      // Whole words first: only where even the smallest size is too wide may a word be broken.
      element.style.overflowWrap = 'normal';
      if (!overflows()) return;
      while (low + 1 < high) {
        const middle = (low + high) >> 1;
        set(middle / STEPS);
        if (overflows()) low = middle;
        else high = middle;
      }
      set(high / STEPS);
      if (high < STEPS || (!mayBreak && shrink())) return;
      element.style.overflowWrap = 'anywhere';
      if (!shrink()) onCut?.();
    };
    const fit = () => {
      search();
      group?.fitted(element, found);
    };
    fit();
    document.fonts?.ready.then(fit, () => {});
    const leave = () => group?.gone(element);
    if (typeof ResizeObserver === 'undefined') return leave;
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => {
      watch.disconnect();
      leave();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- whoever listens is asked anew only with other words
  }, [text, max, min, mayBreak, oneLine, group]);
  return (
    <div
      ref={box}
      className={`${styles.fit} ${className}`}
      style={{ fontSize: `calc((${max} + (${min} - ${max}) * var(--fit, 0)) * var(--less, 1))` }}
    >
      {children}
    </div>
  );
}
