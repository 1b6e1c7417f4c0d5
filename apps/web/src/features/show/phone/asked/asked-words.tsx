import type { CSSProperties } from 'react';
import type { MediaRef, QuestionView, RoomInfo } from '@qc/contract';
import { MediaFrame } from '../../media/media-frame.tsx';
import { MediaPlayer } from '../../media/media-player.tsx';
import { PHONE_PICTURE } from '../../media/picture-sizes.ts';
import { remainingNow, type ShowClock } from '../../parts/show-clock.ts';
import { TimesBadge } from '../../parts/times-badge.tsx';
import { wordsDirection } from '../../parts/words-direction.ts';
import styles from '../player-question.module.css';

/** What is asked, on a phone: badge, words, picture. Who plays alone has its medium here. */
export function AskedWords({ room, question }: { room: RoomInfo; question: QuestionView }) {
  return (
    <>
      <TimesBadge question={question} language={room.language} />
      <h1
        className={question.question.length > 90 ? styles.long : styles.title}
        dir={wordsDirection(question.question, room.direction)}
      >
        {question.question}
      </h1>
      {question.queMessage !== '' && (
        <p className={styles.sub} dir={wordsDirection(question.queMessage, room.direction)}>
          {question.queMessage}
        </p>
      )}
      {question.image && (
        <div className={styles.image} style={shapeOf(question.image)}>
          {room.pace === 'self' ? (
            <MediaPlayer media={question.image} language={room.language} sizes={PHONE_PICTURE} autoPlay={false} />
          ) : (
            <MediaFrame media={question.image} sizes={PHONE_PICTURE} />
          )}
        </div>
      )}
    </>
  );
}

/** Where answers will stand, while the question stands alone. */
export function ShapesToCome({ count }: { count: number }) {
  return (
    <div className={styles.toCome} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}

/** How long the phase of a clock has been, ms; long where it stands. */
export function ageOf(clock: ShowClock | null): number {
  return clock === null || clock.atMs === null ? Infinity : clock.limitMs - remainingNow(clock);
}

/** Of a picture whose size is known: its width for each unit of height. */
function shapeOf({ width, height }: MediaRef): CSSProperties {
  // Named so that the custom property passes as a style.
  const shape = width > 0 && height > 0 ? { '--ratio': width / height, order: 0 } : {};
  return shape;
}
