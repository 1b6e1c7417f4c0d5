import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { minutesAndSeconds } from '../../parts/minutes-and-seconds.ts';
import { useRemaining } from '../../parts/show-clock.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import looks from '../../parts/looks.module.css';
import styles from './talk-banner.module.css';

/** Between two votes: what everybody does now, and how long. */
export function TalkBanner({ clock, language }: { clock: ShowClock | null; language: Language }) {
  return (
    <p className={`${looks.pill} ${styles.banner}`}>
      <svg viewBox="0 0 48 24" className={styles.sign} aria-hidden="true" focusable="false">
        <path d="M3 2h18a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9l-5 5v-5H3a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" fill="#1e66d0" />
        <path d="M27 6h18a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-4v4l-5-4h-9a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z" fill="#2e9b45" />
      </svg>
      <span>{textsIn(language, 'presenter').talkNow}</span>
      {clock && <TimeLeft clock={clock} language={language} />}
    </p>
  );
}

function TimeLeft({ clock, language }: { clock: ShowClock; language: Language }) {
  const left = useRemaining(clock);
  const seconds = Math.ceil(left / 1000);
  return (
    <b className={styles.left} dir="ltr" role="timer" aria-label={textsIn(language, 'show').secondsLeft(seconds)}>
      {minutesAndSeconds(left)}
    </b>
  );
}
