import { textsIn } from '#platform/words';
import type { PhaseView, RoomInfo } from '@qc/contract';
import { ToldExplanation } from '../explanation/told-explanation.tsx';
import { MediaPlayer } from '../media/media-player.tsx';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import styles from './player-card.module.css';
import { wordsDirection } from '../parts/words-direction.ts';

/** While the big screen shows a medium: its words, its picture, and where to look. Who plays alone has it here. */
export function PlayerMedia({
  room,
  phase,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'opening' | 'media' | 'ending' }>;
}) {
  const isSelfPaced = room.pace === 'self';
  return (
    <div className={`${styles.middle} ${styles.medium}`}>
      {phase.heading !== '' && <h1 dir={wordsDirection(phase.heading, room.direction)}>{phase.heading}</h1>}
      {phase.subheading !== '' && (
        <p className={styles.text} dir={wordsDirection(phase.subheading, room.direction)}>
          {phase.subheading}
        </p>
      )}
      {phase.media && (isSelfPaced || phase.media.type === 'image') && (
        <div className={styles.picture}>
          <MediaPlayer media={phase.media} language={room.language} sizes={PHONE_PICTURE} autoPlay={isSelfPaced} />
        </div>
      )}
      <ToldExplanation explanation={phase.explanation ?? null} language={room.language} />
      {!isSelfPaced && <p className={styles.look}>{textsIn(room.language, 'player').lookUp}</p>}
    </div>
  );
}
