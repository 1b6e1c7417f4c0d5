import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import looks from '../../parts/looks.module.css';
import styles from './share-change.module.css';

/** By how many per cent of all an answer has gained or lost since the first vote. */
export function ShareChange({ before, now, language }: { before: number; now: number; language: Language }) {
  const was = Math.round(before * 100);
  const change = Math.round(now * 100) - was;
  return (
    <span className={styles.change}>
      <span className={looks.unseen}>{textsIn(language, 'presenter').beforeShare(`${was}%`)}</span>
      {change !== 0 && (
        <span dir="ltr" aria-hidden="true">
          <svg viewBox="0 0 12 12" focusable="false">
            <path d={change > 0 ? 'M6 1 11 10H1Z' : 'M6 11 1 2h10Z'} fill="currentColor" />
          </svg>
          {Math.abs(change)}
        </span>
      )}
    </span>
  );
}
