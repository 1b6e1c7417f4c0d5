import type { CSSProperties } from 'react';
import type { Language, StandingRow } from '@qc/contract';
import { presenterTexts } from './presenter-texts.ts';
import { showNumber } from './show-texts.ts';
import { StandingsList } from './standings-list.tsx';
import styles from './podium.module.css';

const HEIGHTS = [100, 74, 54];

/** Rows that stand one below the other in the list; more make a second column. */
const ROWS = 10;

function listLook(count: number): CSSProperties {
  // Named so that the custom property passes as a style.
  const look = { '--rows': Math.max(4, Math.min(count, ROWS)), order: 0 };
  return look;
}

/** The winners: the first three on steps (third first, the winner last), the rest in a list below. */
export function Podium({
  winners,
  language,
  list = false,
  tall = false,
}: {
  winners: readonly StandingRow[];
  language: Language;
  /** Lists every winner beside the steps. */
  list?: boolean;
  tall?: boolean;
}) {
  const t = presenterTexts[language];
  const steps = winners.slice(0, 3);
  const rest = winners.slice(3);
  if (winners.length === 0) return <p className={styles.nobody}>{t.noWinners}</p>;
  return (
    <div className={`${styles.podium} ${list && !tall ? styles.beside : ''}`}>
      <ol className={styles.steps}>
        {steps.map((row, index) => {
          const place = {
            '--tall': HEIGHTS[Math.min(row.rank, 3) - 1] ?? 54,
            '--late': `${(steps.length - 1 - index) * 550}ms`,
            // The winner in the middle, the second on the start side.
            order: steps.length === 1 ? 0 : [1, 0, 2][index],
          };
          const style: CSSProperties = place;
          return (
            <li key={row.seat} className={styles.step} style={style}>
              <span className={styles.name}>
                <bdi>{row.name}</bdi>
              </span>
              <span className={styles.score}>{showNumber(row.score)}</span>
              <span className={`${styles.block} ${row.rank === 1 ? styles.first : ''}`}>
                <span className={styles.hidden}>{t.place} </span>
                {row.rank}
              </span>
            </li>
          );
        })}
      </ol>
      {list && (
        <section
          className={`${styles.list} ${winners.length > ROWS ? styles.wide : ''}`}
          style={listLook(winners.length)}
          aria-label={t.winners}
        >
          <StandingsList rows={winners} language={language} moves={false} />
        </section>
      )}
      {!list && rest.length > 0 && (
        <ol className={styles.rest}>
          {rest.map((row) => (
            <li key={row.seat}>
              <b>{row.rank}</b> <bdi>{row.name}</bdi> <span>{showNumber(row.score)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
