import { textsIn } from '#platform/words';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { FacePicture } from '../faces/face.tsx';
import { wordsDirection } from '../parts/words-direction.ts';
import pages from './presenter-screen.module.css';
import styles from './presenter-end.module.css';

/** The last picture: the game's title, thanks, and the faces of all who played. */
export function PresenterEnd({ room, view: { arrivals, players } }: { room: RoomInfo; view: PresenterView }) {
  const t = textsIn(room.language, 'presenter');
  const more = players - arrivals.length;
  return (
    <div className={`${pages.page} ${pages.middle} ${styles.end}`}>
      <h1 className={styles.game} dir={wordsDirection(room.name, room.direction)}>
        {room.name}
      </h1>
      <div className={`${styles.faces} ${arrivals.length > 30 ? styles.many : ''}`} aria-hidden="true">
        {arrivals.toReversed().map(({ face }, at) => (
          <FacePicture key={at} face={face} />
        ))}
        {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
      </div>
      <h2 className={styles.thanks}>{t.thanksScreen}</h2>
    </div>
  );
}
