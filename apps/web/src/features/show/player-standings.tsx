import type { OwnView, RoomInfo, StandingRow } from '@qc/contract';
import { outcomeTexts } from './outcome-texts.ts';
import styles from './player-standings.module.css';
import { showNumber } from './show-texts.ts';
import { StandingsList } from './standings-list.tsx';

/** The own place and score, and who leads. */
export function PlayerStandings({ room, rows, own }: { room: RoomInfo; rows: readonly StandingRow[]; own: OwnView }) {
  const t = outcomeTexts[room.language];
  return (
    <div className={styles.page}>
      <div className={styles.place} role="status">
        {own.rank !== null && (
          <p className={styles.rank}>
            {t.place} <b>{showNumber(own.rank)}</b>
          </p>
        )}
        <p className={styles.score}>
          <b>{showNumber(own.score)}</b> {t.points}
        </p>
      </div>
      {rows.length > 0 && (
        <section className={styles.leaders}>
          <h1>{t.leaders}</h1>
          <StandingsList rows={rows.slice(0, 5)} language={room.language} ownSeat={own.seat} />
        </section>
      )}
    </div>
  );
}

/** The last card: the own final place (when the game tells it), and thanks. `winners` null: the room has ended. */
export function PlayerEnd({
  room,
  winners,
  own,
}: {
  room: RoomInfo;
  winners: readonly StandingRow[] | null;
  own: OwnView;
}) {
  const t = outcomeTexts[room.language];
  const won = winners?.some((row) => row.seat === own.seat) ?? false;
  return (
    <div className={`${styles.page} ${styles.end}`}>
      {won && (
        <svg className={styles.cup} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <path
            d="M16 8h32v6h10c0 12-5 19-13 20-2 5-6 8-10 9v7h11v8H18v-8h11v-7c-4-1-8-4-10-9C11 33 6 26 6 14h10Zm0 11h-5c1 5 3 8 6 9Zm32 0c0 3 0 6-1 9 3-1 5-4 6-9Z"
            fill="#ffc733"
          />
        </svg>
      )}
      <h1 className={styles.title}>{won ? t.youWon : winners ? t.wellPlayed : t.thanks}</h1>
      <div className={styles.place} role="status">
        {own.rank !== null && (
          <p className={styles.rank}>
            {t.finalPlace} <b>{showNumber(own.rank)}</b>
          </p>
        )}
        <p className={styles.score}>
          <b>{showNumber(own.score)}</b> {t.points}
        </p>
      </div>
      {winners && winners.length > 0 && (
        <section className={styles.leaders}>
          <h2>{t.winners}</h2>
          <StandingsList rows={winners.slice(0, 5)} language={room.language} ownSeat={own.seat} moves={false} />
        </section>
      )}
      {!winners && (
        <p className={styles.game} dir="auto">
          {room.name}
        </p>
      )}
    </div>
  );
}
