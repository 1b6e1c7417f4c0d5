import { useClockMove } from '../motion/use-clock-move.ts';
import { useStill } from '../motion/still.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import styles from './dusk.module.css';

/** So many steps are too small to be seen, and more than so many are none: a full darkening has no more shades on a screen. */
const STEPS = { least: 12, most: 30 };

/** One a second, with those of the light: each draws all of the screen anew. */
function stepsOf({ limitMs }: ShowClock): number {
  return Math.min(STEPS.most, Math.max(STEPS.least, Math.round(limitMs / 1000)));
}

/**
 * The ground darkens behind the words as a clock runs out, and grows light again after it. No clock: it is light, but where it
 * `stays` dark for the moment after.
 */
export function Dusk({ clock, stays }: { clock: ShowClock | null; stays: boolean }) {
  const still = useStill();
  const falls = still ? null : clock;
  const dusk = useClockMove<HTMLDivElement>(
    falls,
    falls && { from: [{ opacity: 0 }, {}], lastsMs: falls.limitMs, curve: `steps(${stepsOf(falls)})` },
  );
  const isDark = falls !== null || (stays && !still);
  return <div ref={dusk} className={`${styles.dusk} ${isDark ? styles.fallen : ''}`} aria-hidden="true" />;
}
