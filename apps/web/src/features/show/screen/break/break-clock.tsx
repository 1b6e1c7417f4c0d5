import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { minutesLeft } from '@qc/words';
import { CURVES } from '../../motion/timing.ts';
import { useClockMove } from '../../motion/use-clock-move.ts';
import { useMove } from '../../motion/use-move.ts';
import { minutesAndSeconds } from '../../parts/minutes-and-seconds.ts';
import { HURRY_MS, useRemaining } from '../../parts/show-clock.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import { LightLine } from '../question/light-line.tsx';
import styles from './presenter-break.module.css';

/** In the last seconds the digits beat once a second. */
const BEAT = [
  { transform: 'scale(1)', offset: 0 },
  { transform: 'scale(1.06)', offset: 0.12 },
  { transform: 'scale(1)', offset: 0.5 },
  { transform: 'scale(1)', offset: 1 },
];
const DROPS = { from: [{ opacity: 0, transform: 'scale(0.7)' }, {}], beginsMs: 150, lastsMs: 450, curve: CURVES.drop };

/** When the game goes on, in minutes and seconds as large as the hall needs, over a line of light that empties. */
export function BreakClock({ clock, language }: { clock: ShowClock; language: Language }) {
  const t = textsIn(language, 'breaks');
  const drop = useMove<HTMLDivElement>(DROPS);
  const beat = useClockMove<HTMLSpanElement>(clock, {
    ...{ from: BEAT, beginsMs: Math.max(0, clock.limitMs - HURRY_MS), lastsMs: 1000, repeats: HURRY_MS / 1000 },
    curve: 'linear',
  });
  const left = useRemaining(clock);
  return (
    <div ref={drop} className={styles.clock} role="timer" aria-label={t.backInMinutes(minutesLeft(left))}>
      <span className={styles.backIn} aria-hidden="true">
        {t.backIn}
      </span>
      <span ref={beat} className={styles.digits} dir="ltr" aria-hidden="true">
        {minutesAndSeconds(left)}
      </span>
      <LightLine clock={clock} />
    </div>
  );
}
