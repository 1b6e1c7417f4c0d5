import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { useClockMove } from '../motion/use-clock-move.ts';
import { clockShare, HURRY_MS, useRemaining } from '../parts/show-clock.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import styles from './timer-ring.module.css';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

/** How often the hand goes on, ms: steps of some pixels, for to glide it would be drawn anew in every frame of a question. */
const HAND_MS = 100;
/** In the last seconds the ring beats once a second. */
const BEAT = [
  { transform: 'scale(1)', offset: 0 },
  { transform: 'scale(1.06)', offset: 0.12 },
  { transform: 'scale(1)', offset: 0.5 },
  { transform: 'scale(1)', offset: 1 },
];

/**
 * Seconds left in a ring that empties; sized by its font size (1em is the ring's width). `grows`: in the last seconds it has double
 * the size, and beats.
 */
export function TimerRing({
  clock,
  language,
  grows = false,
}: {
  clock: ShowClock;
  language: Language;
  grows?: boolean;
}) {
  const beat = useClockMove<HTMLDivElement>(
    clock,
    grows
      ? {
          from: BEAT,
          beginsMs: Math.max(0, clock.limitMs - HURRY_MS),
          lastsMs: 1000,
          repeats: HURRY_MS / 1000,
          curve: 'linear',
        }
      : null,
  );
  const left = useRemaining(clock, HAND_MS);
  const seconds = Math.ceil(left / 1000);
  return (
    <div
      className={`${styles.ring} ${left <= HURRY_MS ? styles.hurry : ''} ${grows ? styles.grows : ''}`}
      role="timer"
      aria-label={textsIn(language, 'show').secondsLeft(seconds)}
    >
      <div ref={beat} className={styles.face}>
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
    </div>
  );
}
