import { useClockMove } from '../motion/use-clock-move.ts';
import { useStill } from '../motion/still.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import styles from './dusk.module.css';

/** The ground darkens behind the words as a clock runs out, and grows light again after it. No clock: it is light. */
export function Dusk({ clock }: { clock: ShowClock | null }) {
  const still = useStill();
  const falls = still ? null : clock;
  const dusk = useClockMove<HTMLDivElement>(
    falls,
    falls && { from: [{ opacity: 0 }, {}], lastsMs: falls.limitMs, curve: 'linear' },
  );
  return <div ref={dusk} className={`${styles.dusk} ${falls ? styles.fallen : ''}`} aria-hidden="true" />;
}
