import type { CSSProperties } from 'react';
import type { Language, StandingRow } from '@qc/contract';
import { showNumber, showTexts } from './show-texts.ts';
import styles from './standings-list.module.css';

/** How far a row moved: positive is up. Null: it was not there before. */
export function movement(row: StandingRow): number | null {
  return row.previousRank === null ? null : row.previousRank - row.rank;
}

/**
 * Places, names and scores in order. Rows slide in from the place they had after the slide before. `ownSeat` marks
 * one's own row. Sized by its font size: a row is 2em high.
 */
export function StandingsList({
  rows,
  language,
  ownSeat = null,
  moves = true,
}: {
  rows: readonly StandingRow[];
  language: Language;
  ownSeat?: number | null;
  /** Tells who went up and down. */
  moves?: boolean;
}) {
  const t = showTexts[language];
  const best = Math.max(1, ...rows.map((row) => row.score));
  return (
    <ol className={styles.list}>
      {rows.map((row, index) => {
        const moved = movement(row);
        const from = row.previousRank === null ? rows.length : Math.min(row.previousRank - 1, rows.length);
        const place = { zIndex: rows.length - index, '--from': moves ? from - index : 0, '--share': row.score / best };
        const style: CSSProperties = place;
        return (
          <li key={row.seat} className={`${styles.row} ${row.seat === ownSeat ? styles.own : ''}`} style={style}>
            <span className={styles.rank}>{row.rank}</span>
            <span className={styles.name}>
              <bdi>{row.name}</bdi>
            </span>
            {moves && moved !== null && moved !== 0 && (
              <span className={styles.move}>
                <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
                  <path d={moved > 0 ? 'M6 2 11 10H1Z' : 'M6 10 1 2H11Z'} fill="currentColor" />
                </svg>
                <span className={styles.hidden}>{moved > 0 ? t.up : t.down}</span>
                {Math.abs(moved)}
              </span>
            )}
            <span className={styles.score}>{showNumber(row.score)}</span>
          </li>
        );
      })}
    </ol>
  );
}
