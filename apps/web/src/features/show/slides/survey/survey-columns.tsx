import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import type { CSSProperties } from 'react';
import type { Distribution, FirstVote, Language, QuestionView } from '@qc/contract';
import { answerLabel } from '../../parts/answer-label.ts';
import { AnswerMark, answerSign } from '../../parts/answer-marks.tsx';
import { FitText } from '../../parts/fit-text.tsx';
import { shareOf } from '../../parts/share-of.ts';
import { useFitGroup } from '../../parts/fit-together.ts';
import { MediaFrame } from '../../media/media-frame.tsx';
import { HALL_PICTURE } from '../../media/picture-sizes.ts';
import { CountUp } from '../../motion/count-up.tsx';
import { showNumber } from '../../show-texts.ts';
import { ShareChange } from '../../screen/question/share-change.tsx';
import { columnsStand, columnsTop } from './columns-stand.ts';
import looks from '../../parts/looks.module.css';
import shares from '../../parts/row.module.css';
import styles from './survey-columns.module.css';
import { wordsDirection } from '../../parts/words-direction.ts';
import { keepUnits } from '../../parts/keep-units.ts';

/**
 * What a survey found: a column for each answer, as high as its part of all who answered. Where words are too long to
 * stand below a column the columns lie, each as long as the row that has its words.
 */
export function SurveyColumns({
  question,
  language,
  tall,
  distribution,
  answered,
  first,
}: {
  question: QuestionView;
  language: Language;
  tall: boolean;
  distribution: Distribution;
  /** How many answered; where several may be picked, more picks than players. */
  answered: number;
  /** Where it was voted on twice: the first vote, pale beside the second. */
  first: FirstVote | null;
}) {
  const t = textsIn(language, 'presenter');
  const group = useFitGroup();
  const labels = question.answers.map((_, index) => answerLabel(question, index, language));
  const pictures = question.answers.some((answer) => answer.media);
  const standing = columnsStand(labels, tall);
  // Narrow columns have their words below the sign.
  const many = labels.length > (tall && standing ? 2 : 4) ? styles.many : '';
  const shareNow = (index: number) => shareOf(distribution[index] ?? 0, answered);
  const shareWas = (index: number) => (first ? shareOf(first.distribution[index] ?? 0, first.answered) : 0);
  const top = columnsTop(question.answers.flatMap((_, index) => [shareNow(index), shareWas(index)]));
  const scale: CSSProperties & { '--top': number } = { '--top': top };
  return (
    <ol
      style={scale}
      className={`${standing ? styles.standing : styles.lying} ${many} ${pictures ? styles.pictures : ''} ${top < 1 ? styles.part : ''} ${first ? styles.twice : ''}`}
    >
      {question.answers.map((answer, index) => {
        const label = labels[index] ?? '';
        const count = distribution[index] ?? 0;
        const share = shareNow(index);
        const was = shareWas(index);
        // Named so that the custom properties pass as a style.
        const look = {
          '--colour': answerSign(index, question.type).colour,
          '--share': share,
          '--first': was,
          '--highest': Math.max(share, was),
          ...(first && { '--bars': '700ms' }),
          order: 0,
        };
        const style: CSSProperties = look;
        return (
          <li
            key={index}
            className={`${styles.answer} ${standing ? '' : `${shares.row} ${shares.grow}`}`}
            style={style}
          >
            <span className={styles.track}>
              <span className={styles.numbers}>
                <b dir="ltr">
                  <CountUp to={Math.round(share * 100)} lastsMs={700} write={(value) => `${value}%`} />
                </b>
                <span className={styles.count}>
                  <CountUp to={count} lastsMs={700} write={showNumber} />{' '}
                  <span className={looks.unseen}>{t.votes}</span>
                </span>
                {first && (
                  <span className={styles.changed}>
                    <ShareChange before={was} now={share} language={language} />
                  </span>
                )}
              </span>
              {standing && !first && <span className={styles.bar} aria-hidden="true" />}
              {standing && first && (
                <span className={styles.pair} aria-hidden="true">
                  <span className={`${styles.bar} ${styles.firstBar}`} />
                  <span className={styles.bar} />
                </span>
              )}
              {!standing && first && <span className={styles.firstRow} aria-hidden="true" />}
            </span>
            {answer.media && (
              <span className={styles.picture}>
                <MediaFrame media={answer.media} sizes={HALL_PICTURE} />
              </span>
            )}
            <span className={styles.line}>
              <span className={styles.mark}>
                <AnswerMark index={index} type={question.type} />
              </span>
              <FitText
                className={styles.text}
                max={standing ? '4.6cqmin' : '5cqmin'}
                min="3.6cqmin"
                text={label}
                group={group}
              >
                <bdi dir={wordsDirection(label, directionOf(language))}>{keepUnits(label)}</bdi>
              </FitText>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
