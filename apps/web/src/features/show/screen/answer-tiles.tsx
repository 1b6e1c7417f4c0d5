import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import type { CSSProperties } from 'react';
import type { Distribution, FirstVote, Language, QuestionView } from '@qc/contract';
import { answerLabel } from '../parts/answer-label.ts';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import { FitText } from '../parts/fit-text.tsx';
import { percentOf, shareOf } from '../parts/share-of.ts';
import { ShareChange } from './question/share-change.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { showNumber } from '../show-texts.ts';
import bars from '../parts/bar.module.css';
import looks from '../parts/looks.module.css';
import shapes from '../parts/shapes.module.css';
import styles from './answer-tiles.module.css';
import { barsBegin, fallTimes } from './question/beats.ts';
import { HALL_PICTURE } from '../media/picture-sizes.ts';
import { wordsDirection } from '../parts/words-direction.ts';
import { keepUnits } from '../parts/keep-units.ts';

/** Keys of a Buzz! handset, from the top. */
const BUZZ_KEYS = ['#1e66d0', '#f08a24', '#2e9b45', '#f4cf2d'] as const;

function columns(question: QuestionView, tall: boolean): number {
  const count = question.answers.length;
  const longest = Math.max(0, ...question.answers.map((answer) => answer.text.length));
  if (tall) return question.answers.some((answer) => answer.media) || (count > 4 && longest <= 40) ? 2 : 1;
  if (question.answers.some((answer) => answer.media)) return count === 2 ? 2 : [3, 5, 6].includes(count) ? 3 : 4;
  if (count >= 7) return longest <= 36 ? 4 : 2;
  return count === 3 || (count > 4 && longest <= 36) ? 3 : 2;
}

/** How much of a tile with a picture its words may have: by the longest, so that the pictures are of one size. */
function captionLook(question: QuestionView): string {
  const longest = Math.max(0, ...question.answers.map((answer) => answer.text.length));
  return (longest <= 12 ? styles.brief : longest <= 36 ? styles.captions : styles.longCaptions) ?? '';
}

/**
 * The answers as the hall sees them. With `correct` (reveal) the right ones stand out by frame and mark and the others
 * step back; with `distribution` each shows how many picked it. `tall` is for upright screens.
 */
export function AnswerTiles({
  question,
  language,
  tall,
  correct = null,
  revealed = false,
  distribution = null,
  answered = 0,
  first = null,
  colourKeys = false,
}: {
  question: QuestionView;
  language: Language;
  tall: boolean;
  correct?: readonly number[] | null;
  revealed?: boolean;
  distribution?: Distribution | null;
  /** How many answered; where several may be picked, more picks than players. */
  answered?: number;
  /** Where it was voted on twice: the first vote, as a pale bar before that of the second. */
  first?: FirstVote | null;
  /** Each tile shows the key of a Buzz! handset that picks it. */
  colourKeys?: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const pictures = question.answers.some((answer) => answer.media);
  const perRow = columns(question, tall);
  const rows = Math.ceil(question.answers.length / perRow);
  // Two beside each other on an upright screen: mark, words, tick and count share a short line.
  const narrow = tall && perRow === 2 && !pictures;
  // Three or more beside each other: words have the width of the tile, below what else there is.
  const stacked = !tall && perRow > 2 && !pictures;
  // A long question takes the room; a short one leaves it to the answers.
  const roomy = question.question.length <= 110 && rows <= 2;
  const size =
    rows === 1 ? styles.single : narrow ? styles.narrow : roomy ? styles.roomy : rows > 2 ? styles.dense : '';
  const falls = revealed && correct ? fallTimes(distribution ?? question.answers.map(() => 0), correct) : null;
  return (
    <ol
      className={`${styles.tiles} ${pictures ? `${styles.withPictures} ${captionLook(question)}` : size} ${stacked ? styles.stacked : ''}`}
      style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}
    >
      {question.answers.map((answer, index) => {
        const right = correct?.includes(index) ?? false;
        const count = distribution?.[index] ?? 0;
        const label = answerLabel(question, index, language);
        const look = {
          backgroundColor: answerSign(index, question.type).colour,
          '--share': shareOf(count, answered),
          '--first': first ? shareOf(first.distribution[index] ?? 0, first.answered) : 0,
          '--falls': `${falls?.[index] ?? 0}ms`,
          '--bars': `${barsBegin(revealed ? correct : null)}ms`,
        };
        const style: CSSProperties = look;
        const state = falls === null ? '' : right ? styles.right : styles.other;
        return (
          <li
            key={index}
            className={`${styles.tile} ${state} ${first ? styles.twice : ''}`}
            style={style}
            data-other={falls && !right ? '' : undefined}
          >
            {answer.media && (
              <div className={styles.picture}>
                <MediaFrame media={answer.media} sizes={HALL_PICTURE} />
              </div>
            )}
            <div className={styles.line}>
              <span className={styles.mark}>
                <AnswerMark index={index} type={question.type} />
              </span>
              {colourKeys && BUZZ_KEYS[index] && (
                <span className={styles.key} style={{ backgroundColor: BUZZ_KEYS[index] }} aria-hidden="true" />
              )}
              <FitText
                className={styles.text}
                max={pictures ? '4.6cqmin' : rows === 1 ? '8cqmin' : '6cqmin'}
                min="3.6cqmin"
                text={label}
              >
                <bdi dir={wordsDirection(label, directionOf(language))}>{keepUnits(label)}</bdi>
              </FitText>
              {right && (
                <span className={`${shapes.disc} ${styles.tick}`}>
                  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M4 12.5 9.5 18 20 6.5" fill="none" stroke="currentColor" strokeWidth="4" />
                  </svg>
                  <span className={looks.unseen}>{t.rightAnswer}</span>
                </span>
              )}
              {/* Its room is kept in all tiles: words that become smaller would tell the right one before its time. */}
              {falls && !right && (
                <span className={`${shapes.disc} ${styles.tick} ${styles.kept}`} aria-hidden="true" />
              )}
              {distribution && (
                <span className={styles.count}>
                  <bdi>{showNumber(count)}</bdi>
                  <span className={looks.unseen}>{t.votes}</span>
                  {answered > 0 && <small dir="ltr">{percentOf(count, answered)}%</small>}
                  {first && (
                    <ShareChange
                      before={shareOf(first.distribution[index] ?? 0, first.answered)}
                      now={shareOf(count, answered)}
                      language={language}
                    />
                  )}
                </span>
              )}
            </div>
            {distribution && first && <span className={`${bars.bar} ${styles.firstBar}`} aria-hidden="true" />}
            {distribution && <span className={`${bars.bar} ${styles.bar}`} aria-hidden="true" />}
          </li>
        );
      })}
    </ol>
  );
}
