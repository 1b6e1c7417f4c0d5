import { textsIn } from '#platform/words';
import type { Language, QuestionView } from '@qc/contract';
import styles from './times-badge.module.css';

/** "Double points" as a stamp, where a question's points count more than once. */
export function TimesBadge({ question, language }: { question: QuestionView; language: Language }) {
  const { times, score } = question;
  if (times === 1 || score === 0) return null;
  return <span className={styles.badge}>{textsIn(language, 'show').timesPoints[times]}</span>;
}
