import { textsIn } from '#platform/words';
import type { RoomInfo } from '@qc/contract';
import { FitText } from '../parts/fit-text.tsx';
import type { ShowClock } from '../parts/show-clock.ts';
import { useStartingDigit } from '../parts/starting-digit.ts';
import { wordsDirection } from '../parts/words-direction.ts';
import styles from './presenter-screen.module.css';

/** Three, two, one, and which question comes, before the first slide. */
export function PresenterStarting({ room, clock }: { room: RoomInfo; clock: ShowClock | null }) {
  const digit = useStartingDigit(clock);
  const t = textsIn(room.language, 'presenter');
  const of = room.slideCount - room.mediaSlides.length;
  const text = digit > 0 ? String(digit) : of > 0 ? t.slideLabel(1, of) : room.name;
  return (
    <div className={`${styles.page} ${styles.middle}`}>
      {digit === 0 && text !== room.name && (
        <p className={styles.game} dir={wordsDirection(room.name, room.direction)}>
          {room.name}
        </p>
      )}
      <FitText key={text} className={styles.starting} max={digit > 0 ? '60cqmin' : '14cqmin'} min="6cqmin" text={text}>
        <h1 dir={digit > 0 ? 'ltr' : wordsDirection(text, room.direction)}>{text}</h1>
      </FitText>
    </div>
  );
}
