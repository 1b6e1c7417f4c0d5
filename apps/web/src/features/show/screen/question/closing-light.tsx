import { useClockMove } from '../../motion/use-clock-move.ts';
import { HURRY_MS } from '../../parts/show-clock.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import styles from './closing-light.module.css';

/** Behind a question whose time runs: in the last seconds a light comes up round the screen, with each beat of the clock. */
export function ClosingLight({ clock }: { clock: ShowClock }) {
  const lastsMs = Math.min(clock.limitMs, HURRY_MS);
  const frame = useClockMove<HTMLDivElement>(clock, {
    from: [{ opacity: 0 }, {}],
    beginsMs: clock.limitMs - lastsMs,
    lastsMs,
    curve: `steps(${Math.max(1, Math.round(lastsMs / 1000))}, start)`,
  });
  return <div ref={frame} className={styles.frame} aria-hidden="true" />;
}
