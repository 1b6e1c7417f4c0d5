import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import { type CSSProperties, useState } from 'react';
import type { Language, QuestionView, SlideResponse } from '@qc/contract';
import { pickedIn } from '@qc/contract/slides/picked';
import { answerLabel } from '../parts/answer-label.ts';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import type { OwnAnswer } from './own-answer.ts';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import looks from '../parts/looks.module.css';
import shapes from '../parts/shapes.module.css';
import styles from './answer-pads.module.css';
import { wordsDirection } from '../parts/words-direction.ts';
import { keepUnits } from '../parts/keep-units.ts';

/** How the pads of a question stand, and how large the words on them are: the same on all of them. */
function layout(question: QuestionView, language: Language): { className: string; style: CSSProperties } {
  const labels = question.answers.map((_, index) => answerLabel(question, index, language));
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const word = Math.max(1, ...labels.flatMap((label) => label.split(/\s+/).map(({ length }) => length)));
  const few = question.answers.length <= 2;
  const pictures = question.answers.some((answer) => answer.media);
  const size = longest <= 12 ? 'short' : longest <= 24 ? 'middle' : longest <= 48 ? 'long' : 'longest';
  const kind = pictures ? 'pictures' : few ? 'few' : longest > 48 && question.answers.length <= 4 ? 'lines' : 'many';
  const style = { '--word': word, order: 0 };
  return { className: `${styles[kind] ?? ''} ${styles[size] ?? ''}`, style };
}

function padStyle(backgroundColor: string, index: number): CSSProperties {
  const style = { backgroundColor, '--nth': index };
  return style;
}

/** Pads come in the steps of the big screen's tiles; who comes late has them at once. */
function dealStyle(dealtMs: number | null, count: number): CSSProperties {
  if (dealtMs === null) return {};
  const step = {
    '--age': `${Math.min(Math.round(dealtMs), 9999)}ms`,
    '--step': count <= 4 ? '300ms' : '200ms',
    order: 0,
  };
  return step;
}

/**
 * The pads a player answers with. One tap where one answer is allowed; where several are, pads toggle and a button
 * sends. Once `answer` is there the choice is final and the pads only show it.
 */
export function AnswerPads({
  question,
  language,
  answer,
  disabled,
  first = null,
  dealtMs,
  howTo,
  several,
  onPick,
}: {
  question: QuestionView;
  language: Language;
  answer: OwnAnswer | null;
  /** In a second vote what was picked in the first: it is marked, and counts only where nothing is picked now. */
  first?: SlideResponse | null;
  disabled: boolean;
  /** While the pads come one by one: how long that has been going on, ms; null: they are there. */
  dealtMs: number | null;
  howTo: string;
  several: boolean;
  /** Called with the picked ones in rising order. */
  onPick: (picks: number[]) => void;
}) {
  const t = textsIn(language, 'player');
  const [marked, setMarked] = useState<readonly number[]>([]);
  const firstPicks = first ? pickedIn(first) : [];
  const chosen = answer ? pickedIn(answer.response) : marked;
  // From the moment they are first drawn the steps run by themselves.
  const [deal] = useState(() => dealStyle(dealtMs, question.answers.length));
  const fixed = answer !== null || disabled;
  const given = answer !== null && answer.state !== 'sending' && chosen.length > 0;
  const look = layout(question, language);
  const press = (index: number) => {
    if (fixed) return;
    if (!several) onPick([index]);
    else setMarked(marked.includes(index) ? marked.filter((i) => i !== index) : [...marked, index]);
  };
  return (
    <div className={styles.area}>
      <div
        className={`${styles.pads} ${look.className} ${disabled && !answer ? styles.off : ''} ${given ? styles.given : ''} ${dealtMs === null ? '' : styles.dealt}`}
        style={{ ...look.style, ...deal }}
        role="group"
        aria-label={howTo}
      >
        {question.answers.map((view, index) => {
          const picked = chosen.includes(index);
          const wasFirst = answer === null && firstPicks.includes(index);
          // What was chosen stays, and large; a choice on its way is still among the others.
          if (given && !picked) return null;
          const label = answerLabel(question, index, language);
          return (
            <button
              key={index}
              type="button"
              className={`${looks.ringed} ${styles.pad} ${picked ? styles.picked : ''} ${answer && !picked ? styles.passed : ''} ${wasFirst ? styles.before : ''}`}
              style={padStyle(answerSign(index, question.type).colour, index)}
              aria-pressed={picked}
              aria-disabled={fixed}
              onClick={() => press(index)}
            >
              {view.media && (
                <span className={styles.picture}>
                  <MediaFrame media={view.media} sizes={PHONE_PICTURE} />
                </span>
              )}
              <span className={styles.line}>
                <span className={styles.mark}>
                  <AnswerMark index={index} type={question.type} />
                </span>
                {label !== '' && (
                  <bdi className={styles.text} dir={wordsDirection(label, directionOf(language))}>
                    {keepUnits(label)}
                  </bdi>
                )}
                {wasFirst && <span className={looks.unseen}>{textsIn(language, 'task').firstAnswer}</span>}
                {picked && (
                  <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <circle cx="12" cy="12" r="11" fill="#0b1020" stroke="#fff" strokeWidth="2" />
                    <path d="M6.5 12.5 10.5 16.5 17.5 8.5" fill="none" stroke="#fff" strokeWidth="2.8" />
                  </svg>
                )}
              </span>
            </button>
          );
        })}
      </div>
      {several && !answer && (
        <button
          type="button"
          className={`${looks.button} ${shapes.stuck}`}
          disabled={disabled || marked.length === 0}
          onClick={() => onPick([...marked].sort((a, b) => a - b))}
        >
          {t.send}
        </button>
      )}
    </div>
  );
}
