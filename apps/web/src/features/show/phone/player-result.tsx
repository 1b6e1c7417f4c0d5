import { textsIn } from '#platform/words';
import { pickedIn } from '@qc/contract/slides/picked';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { answerLabel } from '../parts/answer-label.ts';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import { Flame } from '../standings/flame.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { outcomeOf } from '../standings/outcome-of.ts';

import styles from './player-result.module.css';
import { PlayerSolution } from './player-solution.tsx';
import { showNumber } from '../show-texts.ts';
import { isTask } from '../parts/task-kind.ts';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';

type Reveal = Extract<PhaseView, { phase: 'reveal' }>;

function Chips({
  title,
  indices,
  room,
  phase,
}: {
  title: string;
  indices: readonly number[];
  room: RoomInfo;
  phase: Reveal;
}) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {indices.map((index) => {
        const media = phase.question.answers[index]?.media;
        return (
          <div
            key={index}
            className={styles.chip}
            style={{ backgroundColor: answerSign(index, phase.question.type).colour }}
          >
            <AnswerMark index={index} type={phase.question.type} />
            <bdi>{answerLabel(phase.question, index, room.language)}</bdi>
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

/** What became of the own answer: right or not, points, place, and the right answer where the game shows it. */
export function PlayerResult({
  room,
  phase,
  own,
  late,
}: {
  room: RoomInfo;
  phase: Reveal;
  own: OwnView;
  /** An answer was sent, but arrived after the close. */
  late: boolean;
}) {
  const t = textsIn(room.language, 'outcome');
  const { result, response } = own;
  const { kind, title } = outcomeOf(room, phase, own, late);
  return (
    <div className={styles.result}>
      <div className={`${styles.card} ${styles[kind]}`}>
        {(kind === 'right' || kind === 'wrong') && (
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path
              d={kind === 'right' ? 'M4 12.5 9.8 18.5 20.5 6' : 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5'}
              fill="none"
              stroke="currentColor"
              strokeWidth="3.4"
              strokeLinecap="round"
            />
          </svg>
        )}
        <h1 className={styles.title}>{title}</h1>
        {result !== null && result.points !== null && result.points !== 0 && (
          <p className={styles.points}>
            <b dir="ltr">
              {result.points > 0 && '+'}
              {showNumber(result.points)}
            </b>{' '}
            {t.points(result.points)}
            {result.bonus !== null && result.bonus > 0 && (
              <small>
                <b dir="ltr">+{showNumber(result.bonus)}</b> {t.streakBonus}
              </small>
            )}
          </p>
        )}
        {room.scoring.streaks && kind === 'right' && own.streak > 1 && (
          <p className={styles.streak}>
            <Flame /> {t.inARow(own.streak)}
          </p>
        )}
        {own.rank !== null && phase.question.score > 0 && (
          <p className={styles.rank}>
            {t.place} <b>{showNumber(own.rank)}</b>
          </p>
        )}
      </div>
      {isTask(phase.question.type) ? (
        <PlayerSolution room={room} phase={phase} own={own} />
      ) : (
        <>
          {phase.correct !== null && phase.correct.length > 0 && (
            <Chips title={t.rightAnswer} indices={phase.correct} room={room} phase={phase} />
          )}
          {response !== null && kind !== 'right' && (
            <Chips title={t.yourAnswer} indices={pickedIn(response)} room={room} phase={phase} />
          )}
        </>
      )}
    </div>
  );
}
