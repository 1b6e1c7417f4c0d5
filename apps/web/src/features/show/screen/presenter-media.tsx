import { textsIn } from '#platform/words';
import type { PhaseView, RoomInfo } from '@qc/contract';
import { FitText } from '../parts/fit-text.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { MediaPlayer } from '../media/media-player.tsx';
import { TimerRing } from './timer-ring.tsx';
import type { ShowClock } from '../parts/show-clock.ts';
import styles from './presenter-media.module.css';
import { HALL_PICTURE } from '../media/picture-sizes.ts';
import { wordsDirection } from '../parts/words-direction.ts';

/** Opening, ending or a media slide: the medium as large as it goes, with its heading. */
export function PresenterMedia({
  room,
  phase,
  clock,
  live,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'opening' | 'media' | 'ending' }>;
  clock: ShowClock | null;
  /** The hall's screen itself: films play. */
  live: boolean;
}) {
  const { media, heading, subheading } = phase;
  const words = heading !== '' || subheading !== '';
  return (
    <div className={styles.media}>
      {words && (
        <FitText
          className={`${styles.words} ${media ? '' : styles.alone}`}
          max={media ? '8.5cqmin' : '12cqmin'}
          min="5cqmin"
          text={heading + subheading}
        >
          {heading !== '' && <h1 dir={wordsDirection(heading, room.direction)}>{heading}</h1>}
          {subheading !== '' && <p dir={wordsDirection(subheading, room.direction)}>{subheading}</p>}
        </FitText>
      )}
      {media && (
        <div className={styles.frame}>
          {live ? (
            <MediaPlayer media={media} language={room.language} sizes={HALL_PICTURE} />
          ) : (
            <MediaFrame
              media={media}
              sizes={HALL_PICTURE}
              note={textsIn(room.language, 'showMedia')[media.type === 'audio' ? 'sound' : 'film']}
            />
          )}
        </div>
      )}
      {clock && (
        <span className={styles.clock}>
          <TimerRing clock={clock} language={room.language} />
        </span>
      )}
    </div>
  );
}
