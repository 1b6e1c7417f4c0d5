import { textsIn } from '#platform/words';
import { pickedIn } from '@qc/contract/slides/picked';
import { MediaFrame } from '../../media/media-frame.tsx';
import { PHONE_PICTURE } from '../../media/picture-sizes.ts';
import { AnswerMark, answerSign } from '../../parts/answer-marks.tsx';
import { keepUnits } from '../../parts/keep-units.ts';
import type { SolutionProps } from '../phone-kind.ts';
import styles from '../solution.module.css';

/** The right order, each item with where this player put it; where it is not told, the player's own. */
export function OrderSolution({ room, phase, own }: SolutionProps) {
  const t = textsIn(room.language, 'task');
  const given = pickedIn(own.response);
  const shown = phase.correct ?? given;
  if (shown.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{phase.correct ? t.rightOrder : t.yourAnswer}</h2>
      <ol className={styles.group}>
        {shown.map((item, place) => {
          const answer = phase.question.answers[item];
          const put = phase.correct ? given.indexOf(item) : -1;
          return (
            <li key={item} className={styles.chip} style={{ backgroundColor: answerSign(item).colour }}>
              <b className={styles.place}>{place + 1}</b>
              <AnswerMark index={item} />
              {answer?.media && (
                <span className={styles.thumb}>
                  <MediaFrame media={answer.media} sizes={PHONE_PICTURE} />
                </span>
              )}
              <bdi className={styles.item}>{keepUnits(answer?.text ?? '')}</bdi>
              {put >= 0 && (
                <span className={put === place ? styles.hit : styles.miss}>
                  {put === place ? (
                    <svg viewBox="0 0 24 24" role="img" aria-label={t.inPlace}>
                      <path d="M4 12.5 9.8 18.5 20.5 6" fill="none" stroke="currentColor" strokeWidth="4" />
                    </svg>
                  ) : (
                    t.youPut(put + 1)
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
