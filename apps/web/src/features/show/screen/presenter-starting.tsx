import type { RoomInfo } from '@qc/contract';
import { FitText } from '../parts/fit-text.tsx';
import type { ShowClock } from '../parts/show-clock.ts';
import { useStartingDigit } from '../parts/starting-digit.ts';
import { wordsDirection } from '../parts/words-direction.ts';
import styles from './presenter-screen.module.css';

/** Three, two, one, and the game's title before its first slide. */
export function PresenterStarting({ room, clock }: { room: RoomInfo; clock: ShowClock | null }) {
  const digit = useStartingDigit(clock);
  const text = digit > 0 ? String(digit) : room.name;
  return (
    <div className={`${styles.page} ${styles.middle}`}>
      <FitText key={text} className={styles.starting} max={digit > 0 ? '60cqmin' : '14cqmin'} min="6cqmin" text={text}>
        <h1 dir={digit > 0 ? 'ltr' : wordsDirection(room.name, room.direction)}>{text}</h1>
      </FitText>
    </div>
  );
}
