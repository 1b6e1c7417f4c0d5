import { useClockMove } from '../../motion/use-clock-move.ts';
import { HURRY_MS } from '../../parts/show-clock.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import styles from './closing-light.module.css';

/**
 * Behind a question whose time runs: the ground grows darker to the end, and in the last seconds a light comes up round the screen.
 * `isDark`: the time is over, and the dark stays for the moment before the reveal.
 */
export function ClosingLight({ clock, isDark }: { clock: ShowClock | null; isDark: boolean }) {
  const limitMs = clock?.limitMs ?? 0;
  const dark = useClockMove<HTMLDivElement>(clock, {
    from: [{ opacity: 0 }, {}],
    lastsMs: limitMs,
    curve: 'linear',
  });
  const frame = useClockMove<HTMLDivElement>(clock, {
    from: [{ opacity: 0 }, {}],
    beginsMs: Math.max(0, limitMs - HURRY_MS),
    lastsMs: Math.min(limitMs, HURRY_MS),
    curve: 'linear',
  });
  return (
    <>
      <div ref={dark} className={`${styles.dark} ${clock || isDark ? styles.on : ''}`} aria-hidden="true" />
      {clock && <div ref={frame} className={styles.frame} aria-hidden="true" />}
    </>
  );
}
