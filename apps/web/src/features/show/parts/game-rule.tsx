import { textsIn } from '#platform/words';
import type { RoomInfo } from '@qc/contract';
import { ruleLines } from '@qc/words/rule-lines';
import styles from '../phone/player-card.module.css';

/** How points are given in this game, for those who wait; nothing where there are none. */
export function GameRule({ room }: { room: RoomInfo }) {
  const lines = ruleLines(textsIn(room.language, 'rules'), room);
  if (lines.length === 0) return null;
  return (
    <section className={styles.rule}>
      <h2>{textsIn(room.language, 'player').scoreRule}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
