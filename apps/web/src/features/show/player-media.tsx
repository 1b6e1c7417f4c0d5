import type { PhaseView, RoomInfo } from '@qc/contract';
import { MediaFrame } from './media-frame.tsx';
import styles from './player-card.module.css';
import { playerTexts } from './player-texts.ts';

/** While the big screen shows a medium: its words, its picture, and where to look. */
export function PlayerMedia({
  room,
  phase,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'opening' | 'media' | 'ending' }>;
}) {
  return (
    <div className={styles.middle}>
      {phase.heading !== '' && (
        <h1 className={styles.title} dir="auto">
          {phase.heading}
        </h1>
      )}
      {phase.subheading !== '' && (
        <p className={styles.text} dir="auto">
          {phase.subheading}
        </p>
      )}
      {phase.media?.type === 'image' && (
        <div className={styles.picture}>
          <MediaFrame media={phase.media} />
        </div>
      )}
      <p className={styles.look}>{playerTexts[room.language].lookUp}</p>
    </div>
  );
}
