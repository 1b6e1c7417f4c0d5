import { useMove } from './use-move.ts';
import { TIMES } from './timing.ts';
import styles from './count-up.module.css';

/** Numbers that are seen on the way. */
const STOPS = 14;

/** The numbers from one to another on the way, fast at first, without the last. Never the same twice. */
export function numbersBetween(from: number, to: number, stops = STOPS): number[] {
  const all = Array.from({ length: stops }, (_, at) => Math.round(from + (to - from) * (1 - (1 - at / stops) ** 2)));
  return [...new Set(all)].filter((one) => one !== to);
}

/**
 * A number that counts up to what it is: a strip of numbers that moves behind a window of one line, so that it can be held and
 * stepped as every motion. What reads the screen hears the last number alone.
 */
export function CountUp({
  to,
  from = 0,
  beginsMs = 0,
  lastsMs = TIMES.countUp,
  write,
}: {
  to: number;
  from?: number;
  /** From the phase's beginning, ms. */
  beginsMs?: number;
  lastsMs?: number;
  /** As it stands on screen. */
  write: (value: number) => string;
}) {
  const way = numbersBetween(from, to);
  // A longer number on the way has its room from the beginning.
  const longest = Math.max(...[from, to].map((value) => write(value).length));
  const strip = useMove<HTMLSpanElement>(
    way.length === 0
      ? null
      : {
          from: [{ transform: `translateY(${way.length * 100}%)` }, { transform: 'none' }],
          beginsMs,
          lastsMs,
          curve: `steps(${way.length})`,
        },
  );
  return (
    <span className={styles.window} style={longest > write(to).length ? { minInlineSize: `${longest}ch` } : undefined}>
      <span ref={strip} className={styles.strip} data-way={way.map(write).join('\n')}>
        {write(to)}
      </span>
    </span>
  );
}
