import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import type { Language, ReviewRow } from '@qc/contract';
import { ToldExplanation } from '../explanation/told-explanation.tsx';
import styles from './player-review.module.css';
import { phoneKind } from '../slides/phone-kinds.ts';
import { showNumber } from '../show-texts.ts';
import { wordsDirection } from '../parts/words-direction.ts';

/** A tick, a wave and a cross. */
const SIGNS = {
  hit: 'M4 12.5 9.8 18.5 20.5 6',
  part: 'M4 14.5C6.5 8 9.5 8 12 12S17.5 16 20 9.5',
  miss: 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5',
};

/** One own answer looked at after the run: the question, what was said, what was right, and the points. */
export function ReviewCard({ row, language }: { row: ReviewRow; language: Language }) {
  const t = textsIn(language, 'outcome');
  const { correct, points, right, solution } = row;
  const { Given, Right } = phoneKind(row);
  const outcome = correct ? 'hit' : row.partly ? 'part' : 'miss';
  const showsRight = correct !== true && ((right !== null && right.length > 0) || solution.length > 0);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {correct !== null && (
          <span className={styles[outcome]}>
            <svg viewBox="0 0 24 24" role="img" aria-label={{ hit: t.correct, part: t.partly, miss: t.wrong }[outcome]}>
              <path d={SIGNS[outcome]} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
            </svg>
          </span>
        )}
        <h3 dir={wordsDirection(row.question, directionOf(language))}>{row.question}</h3>
        {points !== null && <b className={styles.points}>{showNumber(points)}</b>}
      </div>
      <dl>
        <dt>{t.yourAnswer}</dt>
        <dd>{row.response === null ? <span>{t.noneGiven}</span> : <Given row={row} language={language} />}</dd>
        {showsRight && (
          <>
            <dt>{t.rightAnswer}</dt>
            <dd>
              <Right row={row} language={language} />
            </dd>
          </>
        )}
      </dl>
      <ToldExplanation explanation={row.explanation} language={language} />
    </li>
  );
}
