import { textsIn } from '#platform/words';
import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '@qc/contract';
import { FitText } from '../parts/fit-text.tsx';
import { showNumber } from '../show-texts.ts';
import looks from '../parts/looks.module.css';
import styles from './podium.module.css';

const HEIGHTS = [100, 74, 54];

/** The first three on steps: the third comes up first, the winner last. */
export function PodiumSteps({
  rows,
  language,
}: {
  rows: readonly { key: number; rank: number; score: number; name: string; label: ReactNode }[];
  language: Language;
}) {
  return (
    <ol className={styles.steps}>
      {rows.map((row, index) => {
        const place = {
          '--tall': HEIGHTS[Math.min(row.rank, 3) - 1] ?? 54,
          '--late': `${(rows.length - 1 - index) * 550}ms`,
          // The winner in the middle, the second on the start side.
          order: rows.length === 1 ? 0 : [1, 0, 2][index],
        };
        const style: CSSProperties = place;
        return (
          <li key={row.key} className={styles.step} style={style}>
            <FitText className={styles.name} max="6.2cqmin" min="3.6cqmin" text={row.name} mayBreak>
              {row.label}
            </FitText>
            <span className={styles.score}>{showNumber(row.score)}</span>
            <span className={`${styles.block} ${row.rank === 1 ? styles.first : ''}`}>
              <span className={looks.unseen}>{textsIn(language, 'presenter').place} </span>
              {row.rank}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
