import { textsIn } from '#platform/words';
import { MediaPlayer, ToldExplanation, useSpoken } from '#features/show';
import type { PhaseView, RoomInfo } from '@qc/contract';
import styles from './solo.module.css';

interface Props {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'opening' | 'media' | 'ending' | 'break' }>;
  onGoOn: () => void;
}

/** A medium with its words, or a break, played here because there is no shared screen; the player goes on by pressing. */
export function SoloMedia({ room, phase, onGoOn }: Props) {
  const t = textsIn(room.language, 'solo');
  const { media } = phase;
  const pause = phase.phase === 'break' ? textsIn(room.language, 'breaks') : null;
  const heading = phase.heading || (pause?.shortBreak ?? '');
  const words = [heading, phase.subheading, pause?.yourBreak ?? ''].filter((one) => one !== '').join('. ');
  useSpoken(words, words);
  // A film on a site does not play without a network.
  const missing = media !== null && media.provider !== 'file' && !navigator.onLine;
  return (
    <main className={styles.middle}>
      {heading !== '' && (
        <h1 className={styles.title} dir="auto">
          {heading}
        </h1>
      )}
      {phase.subheading !== '' && (
        <p className={styles.text} dir="auto">
          {phase.subheading}
        </p>
      )}
      {missing && <p className={styles.text}>{t.offline}</p>}
      {media && !missing && (
        <div className={styles.media}>
          <MediaPlayer media={media} language={room.language} autoPlay />
        </div>
      )}
      {pause && <p className={styles.text}>{pause.yourBreak}</p>}
      <ToldExplanation
        explanation={'explanation' in phase ? (phase.explanation ?? null) : null}
        language={room.language}
      />
      <button type="button" className={styles.button} onClick={onGoOn}>
        {t.goOn}
      </button>
    </main>
  );
}
