import type { RoomInfo } from '@qc/contract';
import { ruleLines } from '@qc/contract/rule-texts';
import styles from '../phone/player-card.module.css';
import { playerTexts } from '../player-texts.ts';

/** How points are given in this game, for those who wait. */
export function GameRule({ room }: { room: RoomInfo }) {
  return (
    <section className={styles.rule}>
      <h2>{playerTexts[room.language].scoreRule}</h2>
      {ruleLines(room).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
