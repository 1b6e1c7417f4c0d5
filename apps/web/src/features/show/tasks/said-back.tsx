import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import cards from '../parts/card.module.css';
import styles from './player-task.module.css';

/** The own answer in words, as it was sent. */
export function SaidBack({ language, text }: { language: Language; text: string }) {
  return (
    <div className={`${cards.card} ${styles.said}`}>
      <span className={styles.saidLabel}>{textsIn(language, 'task').yourAnswer}</span>
      <strong className={styles.saidText}>
        <bdi>{text}</bdi>
      </strong>
    </div>
  );
}
