import { textsIn } from '#platform/words';
import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '@qc/contract';
import { barShare } from './bar-share.ts';
import { FitText } from '../parts/fit-text.tsx';
import { Flame } from './flame.tsx';
import { showNumber } from '../show-texts.ts';
import looks from '../parts/looks.module.css';
import places from './places.module.css';
import styles from './standings-list.module.css';

/** One row of a list by places. */
export interface RankedRow {
  key: number;
  rank: number;
  /** Null: it was not there before. */
  previousRank: number | null;
  score: number;
  name: string;
  /** The name, with what stands before it. */
  label: ReactNode;
  /** Right answers in a row, shown from two on. */
  streak: number;
  /** One's own. */
  own: boolean;
}

/** How far a row moved: positive is up. Null: it was not there before. */
function movement(row: RankedRow): number | null {
  return row.previousRank === null ? null : row.previousRank - row.rank;
}

/**
 * Places, names and scores in order. Rows slide in from the place they had after the slide before. Sized by its font
 * size: in the height of a row a long name has two lines.
 */
export function RankedList({
  rows,
  language,
  moves,
}: {
  rows: readonly RankedRow[];
  language: Language;
  /** Tells who went up and down. */
  moves: boolean;
}) {
  const t = textsIn(language, 'show');
  const scores = rows.map((row) => row.score);
  return (
    <ol className={places.list}>
      {rows.map((row, index) => {
        const moved = movement(row);
        const from = row.previousRank === null ? rows.length : Math.min(row.previousRank - 1, rows.length);
        const share = barShare(row.score, scores);
        const place = {
          zIndex: rows.length - index,
          '--i': index,
          '--from': moves ? from - index : 0,
          '--share': share,
        };
        const style: CSSProperties = place;
        return (
          <li key={row.key} className={`${places.row} ${styles.row} ${row.own ? styles.own : ''}`} style={style}>
            <span className={places.rank}>{row.rank}</span>
            <FitText className={places.name} max="1em" min="0.62em" text={row.name} mayBreak oneLine={0.6}>
              {row.label}
            </FitText>
            {row.streak > 1 && (
              <span className={places.streak}>
                <Flame />
                <span className={looks.unseen}>{t.streak} </span>
                {row.streak}
              </span>
            )}
            {moves && moved !== null && moved !== 0 && (
              <span className={`${places.move} ${moved > 0 ? places.rose : ''}`}>
                <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
                  <path d={moved > 0 ? 'M6 2 11 10H1Z' : 'M6 10 1 2H11Z'} fill="currentColor" />
                </svg>
                <span className={looks.unseen}>{moved > 0 ? t.up : t.down}</span>
                {Math.abs(moved)}
              </span>
            )}
            <span className={places.score}>{showNumber(row.score)}</span>
          </li>
        );
      })}
    </ol>
  );
}
