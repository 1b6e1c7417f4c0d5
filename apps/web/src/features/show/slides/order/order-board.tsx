import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Distribution, Language, QuestionView } from '@qc/contract';
import { useTravel } from '../../motion/use-travel.ts';
import { AnswerMark, answerSign } from '../../parts/answer-marks.tsx';
import { FitText } from '../../parts/fit-text.tsx';
import { useFitGroup } from '../../parts/fit-together.ts';
import { MediaFrame } from '../../media/media-frame.tsx';
import bars from '../../parts/bar.module.css';
import looks from '../../parts/looks.module.css';
import shapes from '../../parts/shapes.module.css';
import styles from './order-board.module.css';
import { HALL_PICTURE } from '../../media/picture-sizes.ts';
import { keepUnits } from '../../parts/keep-units.ts';

/** Rows of one column; more items make a second. */
const ROWS = 4;

/** So many without pictures still stand in one column on a squarer screen. */
const FEW = 5;

/** Between one item's leaving for its place and the next, and how long it is on the way, ms. */
const SORTING = { stepMs: 100, lastsMs: 600 } as const;

/** From when on each says how many put it in its place, ms. */
const SHARES_MS = 1300;

/**
 * The items as they are shown, all with words of one size; with `sequence`, the right order, they sort themselves into it before
 * everybody's eyes, and each tells how many put it in its place.
 */
export function OrderBoard({
  question,
  sequence,
  distribution,
  answered,
  language,
  tall,
}: {
  question: QuestionView;
  /** The items in their right order; null: not told yet. */
  sequence: readonly number[] | null;
  distribution: Distribution | null;
  answered: number;
  language: Language;
  tall: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const group = useFitGroup();
  const list = useTravel<HTMLOListElement>(sequence, SORTING);
  const shown = sequence ?? question.answers.map((_, item) => item);
  const columns = tall || shown.length <= ROWS ? 1 : 2;
  const rows = Math.ceil(shown.length / columns);
  const isFew = shown.length <= FEW && !question.answers.some(({ media }) => media);
  return (
    <ol
      ref={list}
      className={`${styles.board} ${columns === 1 ? styles.alone : ''} ${isFew ? styles.few : ''}`}
      style={rowsLook(rows, shown.length)}
    >
      {shown.map((item, place) => {
        const answer = question.answers[item];
        const share = answered > 0 ? (distribution?.[item] ?? 0) / answered : 0;
        const look = {
          backgroundColor: answerSign(item).colour,
          '--share': share,
          '--bars': `${SHARES_MS}ms`,
          '--late': `${place * SORTING.stepMs + SORTING.lastsMs / 2}ms`,
        };
        const style: CSSProperties = look;
        return (
          <li key={item} className={styles.row} style={style}>
            {sequence && <b className={`${shapes.disc} ${styles.place}`}>{place + 1}</b>}
            <span className={styles.mark}>
              <AnswerMark index={item} />
            </span>
            {answer?.media && (
              <span className={styles.picture}>
                <MediaFrame media={answer.media} sizes={HALL_PICTURE} />
              </span>
            )}
            <FitText className={styles.text} max="5.4cqmin" min="3.6cqmin" group={group} text={answer?.text ?? ''}>
              <bdi>{keepUnits(answer?.text ?? '')}</bdi>
            </FitText>
            {sequence && distribution && (
              <span className={styles.share}>
                <span className={looks.unseen}>{t.inPlace} </span>
                <bdi dir="ltr">{Math.round(share * 100)}%</bdi>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d="M4 12.5 9.5 18 20 6.5" fill="none" stroke="currentColor" strokeWidth="4" />
                </svg>
              </span>
            )}
            {sequence && distribution && <span className={`${bars.bar} ${styles.bar}`} aria-hidden="true" />}
          </li>
        );
      })}
    </ol>
  );
}

function rowsLook(rows: number, all: number): CSSProperties {
  // Named so that the custom properties pass as a style.
  const look = { '--rows': rows, '--all': all, order: 0 };
  return look;
}
