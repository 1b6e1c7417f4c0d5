import { textsIn } from '#platform/words';
import type { Explanation, RoomInfo } from '@qc/contract';
import { MediaFrame } from '../media/media-frame.tsx';
import { HALL_PICTURE } from '../media/picture-sizes.ts';
import { FitText } from '../parts/fit-text.tsx';
import { wordsDirection } from '../parts/words-direction.ts';
import styles from './explanation-card.module.css';

/** Why the answer is right, for the hall: words that are read from afar, and the picture beside them. */
export function ExplanationCard({ room, explanation }: { room: RoomInfo; explanation: Explanation }) {
  const { text, media } = explanation;
  return (
    <section className={styles.card} aria-label={textsIn(room.language, 'presenter').explanation}>
      {media && (
        <div className={text === '' ? styles.alone : styles.picture}>
          <MediaFrame media={media} sizes={HALL_PICTURE} />
        </div>
      )}
      {text !== '' && (
        <FitText className={styles.words} max="4.2cqmin" min="3cqmin" text={text}>
          <p dir={wordsDirection(text, room.direction)}>{text}</p>
        </FitText>
      )}
    </section>
  );
}
