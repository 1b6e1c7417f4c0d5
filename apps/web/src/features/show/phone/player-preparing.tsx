import { textsIn } from '#platform/words';
import { useEffect } from 'react';
import type { PhaseView, RoomInfo } from '@qc/contract';
import shapes from '../parts/shapes.module.css';
import styles from './player-card.module.css';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import { preloadMedia } from '../media/preload-media.ts';
import { questionNumber } from '../parts/question-number.ts';
import { wordsDirection } from '../parts/words-direction.ts';
import { WaitingDots } from './waiting/waiting-dots.tsx';

/** Before the clock begins: the slide's pictures are loaded, and the player hears what comes. */
export function PlayerPreparing({
  room,
  phase,
  onReady,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'preparing' }>;
  onReady: ((visit: number) => void) | undefined;
}) {
  const t = textsIn(room.language, 'player');
  const { media, visit } = phase;
  const place = questionNumber(room, phase.slide);
  // In a hall films play on the big screen alone.
  const films = room.pace === 'self';
  useEffect(() => {
    let gone = false;
    void preloadMedia(media, PHONE_PICTURE, films).then(() => {
      if (!gone) onReady?.(visit);
    });
    return () => {
      gone = true;
    };
  }, [media, visit, films, onReady]);
  return (
    <div className={styles.middle}>
      {place && (
        <p className={`${shapes.disc} ${styles.number}`} aria-hidden="true">
          {place.number}
        </p>
      )}
      <h1>{t.getReady}</h1>
      {phase.heading !== '' && (
        <p className={styles.text} dir={wordsDirection(phase.heading, room.direction)}>
          {phase.heading}
        </p>
      )}
      {place && <p className={styles.look}>{t.slideOf(place.number, place.of)}</p>}
      <WaitingDots />
    </div>
  );
}
