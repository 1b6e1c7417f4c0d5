import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { PhaseView, PresenterView, RoomInfo } from '@qc/contract';
import { FitText } from '../parts/fit-text.tsx';
import styles from './presenter-preparing.module.css';
import { questionNumber } from '../parts/question-number.ts';
import { showNumber } from '../show-texts.ts';
import { wordsDirection } from '../parts/words-direction.ts';

/** Before the clock begins: which slide comes, and how many devices have loaded it. */
export function PresenterPreparing({
  room,
  view,
  phase,
}: {
  room: RoomInfo;
  view: PresenterView;
  phase: Extract<PhaseView, { phase: 'preparing' }>;
}) {
  const t = textsIn(room.language, 'presenter');
  const place = questionNumber(room, phase.slide);
  // Named so that the custom property passes as a style.
  const look = { '--share': view.present > 0 ? Math.min(1, view.ready / view.present) : 0, order: 0 };
  const style: CSSProperties = look;
  return (
    <div className={styles.preparing}>
      <span className={styles.ring} style={style}>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r="44" className={styles.track} />
          <circle cx="50" cy="50" r="44" className={styles.hand} pathLength="1" transform="rotate(-90 50 50)" />
        </svg>
        {place && <b aria-hidden="true">{place.number}</b>}
      </span>
      <h1 className={styles.title}>{t.getReady}</h1>
      {phase.heading !== '' && (
        <FitText className={styles.heading} max="7cqmin" min="3.6cqmin" text={phase.heading}>
          <p dir={wordsDirection(phase.heading, room.direction)}>{phase.heading}</p>
        </FitText>
      )}
      <p className={styles.note}>
        {place && <span>{t.slideLabel(place.number, place.of)}</span>}
        <span role="status">
          {t.devicesReady}{' '}
          <b dir="ltr">
            {showNumber(view.ready)} / {showNumber(Math.max(view.ready, view.present))}
          </b>
        </span>
      </p>
    </div>
  );
}
