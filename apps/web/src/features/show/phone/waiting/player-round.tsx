import { textsIn } from '#platform/words';
import type { PhaseView, RoomInfo } from '@qc/contract';
import { wordsDirection } from '../../parts/words-direction.ts';
import styles from '../player-card.module.css';

/** A round begins, as on the big screen. */
export function PlayerRound({ room, phase }: { room: RoomInfo; phase: Extract<PhaseView, { phase: 'round' }> }) {
  const { title, number, of, times } = phase;
  const t = textsIn(room.language, 'rounds');
  const player = textsIn(room.language, 'player');
  const place = of > 1 ? t.roundOf(number, of) : t.round(number);
  return (
    <div className={styles.middle}>
      {title !== '' && <p className={styles.look}>{place}</p>}
      <h1 dir={wordsDirection(title, room.direction)}>{title || place}</h1>
      {times !== 1 && <p className={styles.stamp}>{player.timesPoints[times]}</p>}
      <p className={styles.look}>{player.lookUp}</p>
    </div>
  );
}
