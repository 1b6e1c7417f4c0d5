import { textsIn } from '#platform/words';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { ToldExplanation } from '../explanation/told-explanation.tsx';
import { Face } from '../faces/face.tsx';
import { Flame } from '../standings/flame.tsx';
import { outcomeOf } from '../standings/outcome-of.ts';
import cards from '../parts/card.module.css';
import looks from '../parts/looks.module.css';
import styles from './player-result.module.css';
import { PhoneCount } from './telling/phone-count.tsx';
import { phoneKind } from '../slides/phone-kinds.ts';
import { showNumber } from '../show-texts.ts';

type Reveal = Extract<PhaseView, { phase: 'reveal' }>;

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
  const { result } = own;
  const { Solution } = phoneKind(phase.question);
  const { kind, title } = outcomeOf(room, phase, own, late);
  return (
    <div className={`${styles.result} ${kind === 'wrong' ? styles.rightFirst : ''}`}>
      <div className={`${cards.card} ${styles.card} ${styles[kind] ?? ''}`}>
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
        <Face face={own.face} size="3.2rem" mood={kind === 'right' || kind === 'wrong' ? kind : undefined} />
        <h1>{title}</h1>
        {result !== null && result.points !== null && result.points !== 0 && (
          <p className={styles.points}>
            <b dir="ltr">
              {result.points > 0 && '+'}
              <PhoneCount to={result.points} />
            </b>{' '}
            {t.points(result.points)}
            {result.bonus !== null && result.bonus > 0 && (
              <small>
                <b dir="ltr">+{showNumber(result.bonus)}</b> {t.streakBonus}
              </small>
            )}
          </p>
        )}
        {phase.fastest?.seat === own.seat && (
          <p className={`${looks.pill} ${styles.streak}`}>
            <Flame /> {t.fastestOfAll}
          </p>
        )}
        {room.scoring.streaks && kind === 'right' && own.streak > 1 && (
          <p className={`${looks.pill} ${styles.streak}`}>
            <Flame /> {t.inARow(own.streak)}
          </p>
        )}
        {phase.knew && !phase.picked && <p className={styles.rank}>{t.knewIt(phase.knew.right, phase.knew.of)}</p>}
        {own.rank !== null && phase.question.score > 0 && (
          <p className={styles.rank}>
            {t.place} <b>{showNumber(own.rank)}</b>
          </p>
        )}
      </div>
      <div className={styles.solution}>
        <Solution room={room} phase={phase} own={own} isRight={kind === 'right'} />
      </div>
      <ToldExplanation explanation={phase.explanation} language={room.language} />
    </div>
  );
}
