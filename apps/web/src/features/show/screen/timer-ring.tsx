import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { clockShare, HURRY_MS, useRemaining } from '../parts/show-clock.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import styles from './timer-ring.module.css';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

/** Seconds left in a ring that empties; sized by its font size (1em is the ring's width). */
export function TimerRing({ clock, language }: { clock: ShowClock; language: Language }) {
  const left = useRemaining(clock);
  const seconds = Math.ceil(left / 1000);
  return (
    <div
      className={`${styles.ring} ${left <= HURRY_MS ? styles.hurry : ''}`}
      role="timer"
      aria-label={textsIn(language, 'show').secondsLeft(seconds)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="50" className={styles.plate} />
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles.hand}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - clockShare(clock, left))}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className={`${styles.seconds} ${seconds > 99 ? styles.many : ''}`} aria-hidden="true">
        {seconds}
      </span>
    </div>
  );
}
