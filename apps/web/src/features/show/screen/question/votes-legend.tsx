import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import styles from './votes-legend.module.css';

/** Which bar is of which vote. */
export function VotesLegend({ language }: { language: Language }) {
  const t = textsIn(language, 'presenter');
  return (
    <span className={styles.legend}>
      <i className={styles.first} aria-hidden="true" /> {t.beforeTalk}{' '}
      <i className={styles.second} aria-hidden="true" /> {t.afterTalk}
    </span>
  );
}
