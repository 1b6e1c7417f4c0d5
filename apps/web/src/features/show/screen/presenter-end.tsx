import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { Face, FacePicture } from '../faces/face.tsx';
import { wordsDirection } from '../parts/words-direction.ts';
import pages from './presenter-screen.module.css';
import styles from './presenter-end.module.css';

/** So many faces at most have this size; more stand as a crowd. */
const SIZES = [
  { most: 6, size: 'few' },
  { most: 14, size: 'some' },
  { most: 30, size: 'group' },
] as const;

/** The last picture: the game's title, thanks, and the faces of all who played, who come on one after the other. */
export function PresenterEnd({ room, view: { arrivals, players } }: { room: RoomInfo; view: PresenterView }) {
  const t = textsIn(room.language, 'presenter');
  const more = players - arrivals.length;
  const size = SIZES.find(({ most }) => arrivals.length <= most)?.size ?? 'crowd';
  return (
    <div className={`${pages.page} ${pages.middle} ${styles.end}`}>
      <h1 className={styles.game} dir={wordsDirection(room.name, room.direction)}>
        {room.name}
      </h1>
      <div className={`${styles.faces} ${styles[size]}`} aria-hidden="true">
        {arrivals.toReversed().map(({ face }, at) => (
          <span key={at} className={styles.face} style={turnOf(at, arrivals.length)}>
            {size === 'crowd' ? <FacePicture face={face} /> : <Face face={face} />}
          </span>
        ))}
        {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
      </div>
      <h2 className={styles.thanks}>{t.thanksScreen}</h2>
    </div>
  );
}

/** When a face comes, from 0 to 1 of the time they all have. */
function turnOf(at: number, of: number): CSSProperties & { '--turn': number } {
  return { '--turn': at / of };
}
