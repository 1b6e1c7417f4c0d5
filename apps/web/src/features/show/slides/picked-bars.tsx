import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Picked } from '@qc/contract';
import { pickedIn } from '@qc/contract/slides/picked';
import { MediaFrame } from '../media/media-frame.tsx';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import { answerLabel } from '../parts/answer-label.ts';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import row from '../parts/row.module.css';
import { percentOf } from '../parts/share-of.ts';
import type { SolutionProps } from './phone-kind.ts';
import styles from './picked-bars.module.css';
import shown from './picks-shown.module.css';
import solution from './solution.module.css';

/** How the hall has picked, as bars: what was right is first, then what this player picked, and both are named. */
export function PickedBars({ room, phase: { question, correct }, own, picked }: SolutionProps & { picked: Picked }) {
  const t = textsIn(room.language, 'outcome');
  const right = correct ?? [];
  const mine = own.response ? pickedIn(own.response) : [];
  const rankOf = (index: number) => (right.includes(index) ? 0 : correct && mine.includes(index) ? 1 : 2);
  const order = question.answers.map((_, index) => index).sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  return (
    <ul className={styles.bars}>
      {order.map((index) => {
        const media = question.answers[index]?.media;
        const percent = percentOf(picked.counts[index] ?? 0, picked.of);
        const words = [right.includes(index) && t.rightAnswer, mine.includes(index) && t.yourAnswer].filter(Boolean);
        // Named so that the custom properties pass as a style.
        const part = { '--share': percent / 100, '--part': answerSign(index, question.type).colour, order: 0 };
        const style: CSSProperties = part;
        return (
          <li
            key={index}
            className={`${row.row} ${row.grow} ${solution.chip} ${styles.bar} ${words.length > 0 ? styles.told : ''}`}
            style={style}
          >
            <AnswerMark index={index} type={question.type} />
            <span className={solution.item}>
              <bdi>{answerLabel(question, index, room.language)}</bdi>
              {words.length > 0 && <small>{words.join(' · ')}</small>}
            </span>
            {media && (
              <span className={shown.thumb}>
                <MediaFrame media={media} sizes={PHONE_PICTURE} />
              </span>
            )}
            <b dir="ltr">{percent}%</b>
          </li>
        );
      })}
    </ul>
  );
}
