import { textsIn } from '#platform/words';
import { pickedIn } from '@qc/contract/slides/picked';
import { MediaFrame } from '../media/media-frame.tsx';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import { answerLabel } from '../parts/answer-label.ts';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import { keepUnits } from '../parts/keep-units.ts';
import { PickedBars } from './picked-bars.tsx';
import type { RowProps, SolutionProps } from './phone-kind.ts';
import styles from './picks-shown.module.css';
import solutionStyles from './solution.module.css';

/** How the hall has picked; where that is not told the right answers and, where they are others, the own ones. */
export function PickedChips(props: SolutionProps) {
  const { room, phase, own, isRight } = props;
  const t = textsIn(room.language, 'outcome');
  if (phase.picked) return <PickedBars {...props} picked={phase.picked} />;
  return (
    <>
      {phase.correct !== null && phase.correct.length > 0 && (
        <Chips title={t.rightAnswer} indices={phase.correct} {...props} />
      )}
      {own.response !== null && !isRight && <Chips title={t.yourAnswer} indices={pickedIn(own.response)} {...props} />}
    </>
  );
}

function Chips({
  title,
  indices,
  room,
  phase: { question },
}: SolutionProps & { title: string; indices: readonly number[] }) {
  return (
    <section className={solutionStyles.group}>
      <h2>{title}</h2>
      {indices.map((index) => {
        const media = question.answers[index]?.media;
        return (
          <div
            key={index}
            className={solutionStyles.chip}
            style={{ backgroundColor: answerSign(index, question.type).colour }}
          >
            <AnswerMark index={index} type={question.type} />
            <bdi>{answerLabel(question, index, room.language)}</bdi>
            {media && (
              <span className={styles.thumb}>
                <MediaFrame media={media} sizes={PHONE_PICTURE} />
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** Answers of a row, small and in a line. */
export function RowPicks({ row, indices, language }: RowProps & { indices: readonly number[] }) {
  return (
    <span className={styles.picks}>
      {indices.map((index) => {
        const words = answerLabel(row, index, language) || row.answers[index]?.media?.alt;
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
