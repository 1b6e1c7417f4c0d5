import { useLayoutEffect, useRef, useState } from 'react';
import type { Direction } from '@qc/contract';
import { fitNow, keepMeasured } from '../parts/keep-fitted.ts';
import { showNumber } from '../show-texts.ts';
import styles from './turning-text.module.css';

/** Time to find the beginning of a page, and for each of its letters, ms. */
const BEGIN_MS = 2500;
const LETTER_MS = 60;

interface Pages {
  lines: number;
  count: number;
}

/**
 * A long text on a screen that nobody can scroll: whole lines of it, as many as there is room for, which move on to the
 * next ones when there has been time to read them, and from the last to the first; with the number of the page beside them.
 */
export function TurningText({ text, dir, className = '' }: { text: string; dir: Direction; className?: string }) {
  const room = useRef<HTMLDivElement>(null);
  const sight = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const [{ lines, count }, setPages] = useState<Pages>({ lines: 1, count: 1 });
  const [page, setPage] = useState(0);

  useLayoutEffect(() => {
    const [box, all] = [room.current, words.current];
    if (!box || !all) return;
    const measure = () => {
      const line = parseFloat(getComputedStyle(all).lineHeight);
      const fitting = Math.max(1, Math.floor(box.clientHeight / line));
      const total = Math.max(1, Math.round(all.scrollHeight / line));
      setPages({ lines: fitting, count: Math.ceil(total / fitting) });
    };
    const stops = [box, all].map((one) => keepMeasured(one, measure));
    // Now and not with all others: what it finds is drawn anew before the next picture.
    fitNow();
    return () => stops.forEach((stop) => stop());
  }, [text]);

  const shown = page % count;
  useLayoutEffect(() => {
    // Not `clientHeight`, which is rounded: over many pages lines would be cut.
    sight.current?.scrollTo({ top: shown * sight.current.getBoundingClientRect().height });
    if (count === 1) return;
    const timer = setTimeout(() => setPage(shown + 1), BEGIN_MS + (LETTER_MS * text.length) / count);
    return () => clearTimeout(timer);
  }, [shown, count, lines, text]);

  return (
    <div ref={room} className={`${styles.room} ${className}`}>
      <div ref={sight} className={styles.window} style={{ height: `calc(${lines} * 1lh)` }}>
        <p ref={words} dir={dir}>
          {text}
        </p>
        {count > 1 && <div aria-hidden="true" style={{ height: `calc(${lines} * 1lh)` }} />}
      </div>
      {count > 1 && (
        <span className={styles.page} aria-hidden="true" dir="ltr">
          {showNumber(shown + 1)} / {showNumber(count)}
        </span>
      )}
    </div>
  );
}
