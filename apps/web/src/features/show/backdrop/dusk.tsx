import { useClockMove } from '../motion/use-clock-move.ts';
import { useStill } from '../motion/still.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import styles from './dusk.module.css';

/** A full darkening has no more shades on a screen; each draws all of it anew, so none is drawn twice. */
const SHADES = 30;

/**
 * The ground darkens behind the words as a clock runs out, and grows light again after it. No clock: it is light, but where it
 * `stays` dark for the moment after.
 */
export function Dusk({ clock, stays }: { clock: ShowClock | null; stays: boolean }) {
  const still = useStill();
  const falls = still ? null : clock;
  const dusk = useClockMove<HTMLDivElement>(
    falls,
    falls && { from: [{ opacity: 0 }, {}], lastsMs: falls.limitMs, curve: `steps(${SHADES})` },
  );
  const isDark = falls !== null || (stays && !still);
  return <div ref={dusk} className={`${styles.dusk} ${isDark ? styles.fallen : ''}`} aria-hidden="true" />;
}
