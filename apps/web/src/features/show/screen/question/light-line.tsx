import type { CSSProperties } from 'react';
import { useClockMove } from '../../motion/use-clock-move.ts';
import { useRemaining } from '../../parts/show-clock.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import styles from './light-line.module.css';

/** Under a question that stands alone: the time to read it, as a line of light that empties. Where nothing moves, second by second. */
export function LightLine({ clock }: { clock: ShowClock }) {
  const line = useClockMove<HTMLSpanElement>(clock, {
    from: [{ transform: 'none' }, { transform: 'scaleX(0)' }],
    lastsMs: clock.limitMs,
    curve: 'linear',
  });
  const left = Math.min(1, (Math.ceil(useRemaining(clock) / 1000) * 1000) / Math.max(1, clock.limitMs));
  // Named so that the custom property passes as a style.
  const look = { '--left': left, order: 0 };
  const style: CSSProperties = look;
  return (
    <div className={styles.rail} aria-hidden="true">
      <span ref={line} className={styles.light} style={style} />
    </div>
  );
}
