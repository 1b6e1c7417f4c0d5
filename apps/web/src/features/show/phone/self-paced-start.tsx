import { textsIn } from '#platform/words';
import { writeDeadline } from '../parts/deadline.ts';
import { GameRule } from '../parts/game-rule.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { OwnTeam } from './own-team.tsx';
import looks from '../parts/looks.module.css';
import styles from './player-card.module.css';
import type { PlayerScreenProps } from './player-screen-props.ts';
import { showNumber } from '../show-texts.ts';
import { wordsDirection } from '../parts/words-direction.ts';

/** Before a self-paced run: until when it is open, how long it is, and how points are given. The button is below. */
export function SelfPacedStart({ room, own }: PlayerScreenProps) {
  const t = textsIn(room.language, 'selfPaced');
  return (
    <div className={styles.middle}>
      {room.logo && (
        <div className={styles.logo}>
          <MediaFrame media={room.logo} sizes="50vw" />
        </div>
      )}
      <h1 dir={wordsDirection(room.name, room.direction)}>{room.name}</h1>
      <p className={`${looks.pill} ${styles.name}`}>
        <bdi>{own.name}</bdi>
      </p>
      <OwnTeam room={room} own={own} />
      {room.waitingText !== '' && (
        <p className={styles.text} dir={wordsDirection(room.waitingText, room.direction)}>
          {room.waitingText}
        </p>
      )}
      <dl className={styles.facts}>
        {room.closesAtMs !== null && (
          <>
            <dt>{t.openUntil}</dt>
            <dd>
              <bdi dir="ltr">{writeDeadline(room.closesAtMs)}</bdi>
            </dd>
          </>
        )}
        <dt>{t.slides}</dt>
        <dd>{showNumber(room.slideCount)}</dd>
      </dl>
      <p className={styles.text}>{t.ownPace}</p>
      <GameRule room={room} />
    </div>
  );
}
