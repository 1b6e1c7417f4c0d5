import { textsIn } from '#platform/words';
import type { RoomInfo } from '@qc/contract';
import styles from '../player-card.module.css';

/** While the big screen tells something that no phone says before it. */
export function PlayerWatching({ room }: { room: RoomInfo }) {
  return (
    <div className={styles.middle}>
      <h1>{textsIn(room.language, 'player').lookUp}</h1>
    </div>
  );
}
