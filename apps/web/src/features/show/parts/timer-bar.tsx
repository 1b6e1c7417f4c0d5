import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { clockShare, HURRY_MS, useRemaining } from './show-clock.ts';
import type { ShowClock } from './show-clock.ts';
import shapes from './shapes.module.css';
import styles from './timer-bar.module.css';

/** The time left as a bar across its parent, emptying towards the end side, with the seconds beside it. */
export function TimerBar({
  clock,
  language,
  label = '',
  large = false,
}: {
  clock: ShowClock;
  language: Language;
  /** Whose time it is, when it is not everybody's. */
  label?: string;
  /** Whose answer is still to come sees the last seconds large. */
  large?: boolean;
}) {
  const left = useRemaining(clock);
  const seconds = Math.ceil(left / 1000);
  return (
    <div
      className={`${styles.bar} ${left <= HURRY_MS ? styles.hurry : ''} ${large ? styles.large : ''}`}
      role="timer"
      aria-label={`${label} ${textsIn(language, 'show').secondsLeft(seconds)}`.trim()}
    >
      {label !== '' && <span className={styles.label}>{label}</span>}
      <span className={shapes.rail} aria-hidden="true">
        <span className={shapes.fill} style={{ inlineSize: `${clockShare(clock, left) * 100}%` }} />
      </span>
      <span className={styles.seconds} aria-hidden="true">
        {seconds}
      </span>
    </div>
  );
}
