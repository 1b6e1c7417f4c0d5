import { textsIn } from '#platform/words';
import type { RoomInfo, ShutDoor as Reason } from '@qc/contract';
import { wordsDirection } from '#features/show';
import styles from './forms.module.css';
import { joinRefusalText } from './play-texts.ts';

/** Nobody gets a place now: which game this is, why, and what will happen. The room says when that changes. */
export function ShutDoor({ room, door, onCode }: { room: RoomInfo; door: Reason; onCode: () => void }) {
  const t = textsIn(room.language, 'play');
  return (
    <div className={`${styles.card} ${styles.notice}`}>
      <h1 className={styles.title} dir={wordsDirection(room.name, room.direction)}>
        {room.name}
      </h1>
      <div role="status">
        <p>{joinRefusalText(door, room)}</p>
        {door !== 'roomEnded' && <p className={styles.hint}>{t.opensByItself}</p>}
      </div>
      <button type="button" className={styles.button} onClick={onCode}>
        {t.otherCode}
      </button>
    </div>
  );
}
