import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import looks from '../parts/looks.module.css';
import styles from './join-pattern.module.css';

/** The shapes a newcomer must tap, numbered in their order, large enough for the last row. */
export function JoinPattern({ pattern, language }: { pattern: readonly number[]; language: Language }) {
  const t = textsIn(language, 'presenter');
  const names = textsIn(language, 'join').shapes;
  return (
    <div className={styles.pattern} data-part="">
      <span className={styles.label}>{t.thenTap}</span>
      <ol key={pattern.join()} className={styles.shapes}>
        {pattern.map((shape, place) => (
          <li key={place} style={{ backgroundColor: answerSign(shape).colour }}>
            <span className={styles.place}>{place + 1}</span>
            <AnswerMark index={shape} letter={false} />
            <span className={looks.unseen}>{names[shape]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
