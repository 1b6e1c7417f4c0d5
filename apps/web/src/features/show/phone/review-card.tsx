import { textsIn } from '#platform/words';
import { pickedIn } from '@qc/contract/slides/picked';
import { writeNumber } from '@qc/engine/slides/number/read-number';
import { directionOf } from '@qc/words';
import type { Language, ReviewRow } from '@qc/contract';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import { sharePercent } from '../standings/score-share.ts';

import styles from './player-review.module.css';
import { showQuantity, unitIn } from '../parts/show-quantity.ts';
import { showNumber } from '../show-texts.ts';
import { wordsDirection } from '../parts/words-direction.ts';
import { keepUnits } from '../parts/keep-units.ts';

function Picks({ row, indices, language }: { row: ReviewRow; indices: readonly number[]; language: Language }) {
  const t = textsIn(language, 'outcome');
  return (
    <span className={styles.picks}>
      {indices.map((index) => {
        const { text = '', media = null } = row.answers[index] ?? {};
        const words = row.type === 'trueFalse' && text === '' ? (index === 0 ? t.true : t.false) : text || media?.alt;
        return (
          <span key={index} className={styles.pick} style={{ backgroundColor: answerSign(index, row.type).colour }}>
            <AnswerMark index={index} type={row.type} />
            {words && <bdi>{keepUnits(words)}</bdi>}
          </span>
        );
      })}
    </span>
  );
}

function Given({ row, language }: { row: ReviewRow; language: Language }) {
  const { response } = row;
  if (response === null) return <span>{textsIn(language, 'outcome').noneGiven}</span>;
  switch (response.type) {
    case 'miniGame':
      return <bdi>{sharePercent(response.share) || '–'}</bdi>;
    case 'typed':
      return <bdi>{response.text}</bdi>;
    case 'number':
      return <bdi>{showQuantity(writeNumber(response.value), unitIn(row.solution))}</bdi>;
    default:
      return <Picks row={row} indices={pickedIn(response)} language={language} />;
  }
}

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
        <dd>
          <Given row={row} language={language} />
        </dd>
        {showsRight && (
          <>
            <dt>{t.rightAnswer}</dt>
            <dd>
              {solution[0] === undefined ? (
                <Picks row={row} indices={right ?? []} language={language} />
              ) : (
                <bdi>{row.type === 'number' ? showQuantity(solution[0]) : solution[0]}</bdi>
              )}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}
