import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { findSize } from './find-size.ts';
import type { FitGroup } from './fit-together.ts';
import { keepFitted } from './keep-fitted.ts';
import styles from './fit-text.module.css';

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
    const leave = keepFitted(
      element,
      () => findSize(element, oneLine, mayBreak),
      ({ fitted, isCut }) => {
        group?.fitted(element, fitted);
        if (isCut) onCut?.();
      },
    );
    return () => {
      leave();
      group?.gone(element);
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
