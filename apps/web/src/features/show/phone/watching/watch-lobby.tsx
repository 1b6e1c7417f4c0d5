import { textsIn } from '#platform/words';
import type { RoomInfo } from '@qc/contract';
import { MediaFrame } from '../../media/media-frame.tsx';
import { wordsDirection } from '../../parts/words-direction.ts';
import styles from '../player-card.module.css';
import { WaitingDots } from '../waiting/waiting-dots.tsx';
import { EyeSign } from './eye-sign.tsx';

/** Before the first slide: what is to come, for whoever watches it. */
export function WatchLobby({ room }: { room: RoomInfo }) {
  const t = textsIn(room.language, 'player');
  return (
    <div className={styles.middle}>
      {room.logo ? (
        <div className={styles.logo}>
          <MediaFrame media={room.logo} sizes="50vw" />
        </div>
      ) : (
        <EyeSign large />
      )}
      <h1 dir={wordsDirection(room.name, room.direction)}>{room.name}</h1>
      <p className={styles.text}>{t.watchSoon}</p>
      <WaitingDots />
    </div>
  );
}
