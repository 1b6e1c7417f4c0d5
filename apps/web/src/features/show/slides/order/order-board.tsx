import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Distribution, Language, QuestionView } from '@qc/contract';
import { AnswerMark, answerSign } from '../../parts/answer-marks.tsx';
import { FitText } from '../../parts/fit-text.tsx';
import { MediaFrame } from '../../media/media-frame.tsx';
import bars from '../../parts/bar.module.css';
import looks from '../../parts/looks.module.css';
import shapes from '../../parts/shapes.module.css';
import styles from './order-board.module.css';
import { HALL_PICTURE } from '../../media/picture-sizes.ts';
import { keepUnits } from '../../parts/keep-units.ts';

/** The items in their right order, each with how many put it in its place. */
export function OrderBoard({
  question,
  sequence,
  distribution,
  answered,
  language,
  tall,
}: {
  question: QuestionView;
  sequence: readonly number[];
  distribution: Distribution | null;
  answered: number;
  language: Language;
  tall: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const columns = tall || sequence.length <= 4 ? 1 : 2;
  const rows = Math.ceil(sequence.length / columns);
  return (
    <ol
      className={styles.board}
      style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 13cqmin))`, gridAutoColumns: 'minmax(0, 1fr)' }}
    >
      {sequence.map((item, place) => {
        const answer = question.answers[item];
        const share = answered > 0 ? (distribution?.[item] ?? 0) / answered : 0;
        const look = { backgroundColor: answerSign(item).colour, '--share': share, '--late': `${place * 70}ms` };
        const style: CSSProperties = look;
        return (
          <li key={item} className={styles.row} style={style}>
            <b className={`${shapes.disc} ${styles.place}`}>{place + 1}</b>
            <span className={styles.mark}>
              <AnswerMark index={item} />
            </span>
            {answer?.media && (
              <span className={styles.picture}>
                <MediaFrame media={answer.media} sizes={HALL_PICTURE} />
              </span>
            )}
            <FitText className={styles.text} max="4.6cqmin" min="2.4cqmin" text={answer?.text ?? ''}>
              <bdi>{keepUnits(answer?.text ?? '')}</bdi>
            </FitText>
            {distribution && (
              <span className={styles.share}>
                <span className={looks.unseen}>{t.inPlace} </span>
                <bdi dir="ltr">{Math.round(share * 100)}%</bdi>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d="M4 12.5 9.5 18 20 6.5" fill="none" stroke="currentColor" strokeWidth="4" />
                </svg>
              </span>
            )}
            {distribution && <span className={`${bars.bar} ${styles.bar}`} aria-hidden="true" />}
          </li>
        );
      })}
    </ol>
  );
}
