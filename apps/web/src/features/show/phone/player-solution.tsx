import { textsIn } from '#platform/words';
import { pickedIn } from '@qc/contract/slides/picked';
import { writtenResponse } from '@qc/engine/slides/written-response';
import { Fragment } from 'react';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { AnswerMark, answerSign } from '../parts/answer-marks.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { sharePercent } from '../standings/score-share.ts';
import styles from './player-solution.module.css';
import { showQuantity } from '../parts/show-quantity.ts';

import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import { keepUnits } from '../parts/keep-units.ts';

interface Props {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'reveal' }>;
  own: OwnView;
}

/** Accepted spellings that are listed after the first. */
const ALSO_MAX = 4;

function Words({ room, phase, own }: Props) {
  const t = textsIn(room.language, 'task');
  const { type, unit } = phase.question;
  const shown = (text: string) => (type === 'number' ? showQuantity(text, unit) : text);
  const [first, ...also] = phase.solution.map(shown);
  const given = writtenResponse(own.response);
  return (
    <>
      {first !== undefined && (
        <section className={styles.group}>
          <h2>{textsIn(room.language, 'show').rightAnswer}</h2>
          <p className={`${styles.words} ${styles.right}`}>
            <bdi>{first}</bdi>
          </p>
          {also.length > 0 && (
            <p className={styles.also}>
              {t.alsoRight}:{' '}
              {also.slice(0, ALSO_MAX).map((text, at) => (
                <Fragment key={text}>
                  {at > 0 && ' · '}
                  <bdi>{text}</bdi>
                </Fragment>
              ))}
            </p>
          )}
        </section>
      )}
      {given !== null && (
        <section className={styles.group}>
          <h2>{t.yourAnswer}</h2>
          <p className={styles.words}>
            <bdi>{shown(given)}</bdi>
          </p>
        </section>
      )}
    </>
  );
}

function Sequence({ room, phase, own }: Props) {
  const t = textsIn(room.language, 'task');
  const given = pickedIn(own.response);
  const shown = phase.correct ?? given;
  if (shown.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{phase.correct ? t.rightOrder : t.yourAnswer}</h2>
      <ol className={styles.sequence}>
        {shown.map((item, place) => {
          const answer = phase.question.answers[item];
          const put = phase.correct ? given.indexOf(item) : -1;
          return (
            <li key={item} style={{ backgroundColor: answerSign(item).colour }}>
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

/** After a question that is not a matter of picking: what was right, and what this player had said. */
export function PlayerSolution(props: Props) {
  const { room, phase, own } = props;
  const t = textsIn(room.language, 'task');
  switch (phase.question.type) {
    case 'typed':
    case 'number':
      return <Words {...props} />;
    case 'order':
      return <Sequence {...props} />;
    default:
      return own.response?.type !== 'miniGame' ? null : (
        <section className={styles.group}>
          <h2>{own.response.share === null ? t.noScore : t.gameScore}</h2>
          {own.response.share !== null && (
            <>
              <p className={styles.words}>
                <bdi>{sharePercent(own.response.share)}</bdi>
              </p>
              <p className={styles.also}>{t.unverified}</p>
            </>
          )}
        </section>
      );
  }
}
