import { textsIn } from '#platform/words';
import type { PhaseView, RoomInfo } from '@qc/contract';
import { CURVES } from '../../motion/timing.ts';
import { type Move, useMove } from '../../motion/use-move.ts';
import { FitText } from '../../parts/fit-text.tsx';
import { wordsDirection } from '../../parts/words-direction.ts';
import pages from '../presenter-screen.module.css';
import styles from './presenter-round.module.css';

/** When what was on the screen before has gone, ms. */
const BEGINS_MS = 100;
/**
 * Which round, its title, the way so far, what its points count: one after the other, ms from the phase's beginning. What comes
 * first is there from the beginning: no frame is without words.
 */
const PLACE: Move = { from: [{ transform: 'translateY(-4cqmin)' }, {}], beginsMs: BEGINS_MS, lastsMs: 280 };
const [LOW, DROP] = [{ transform: 'translateY(5cqmin) scale(0.9)' }, { lastsMs: 450, curve: CURVES.drop }];
const TITLE: Move = { from: [{ opacity: 0, ...LOW }, {}], beginsMs: BEGINS_MS + 100, ...DROP };
const TITLE_ALONE: Move = { from: [LOW, {}], beginsMs: BEGINS_MS, ...DROP };
const WAY: Move = { from: [{ opacity: 0, transform: 'scaleX(0.6)' }, {}], beginsMs: BEGINS_MS + 400, lastsMs: 350 };
const STAMP: Move = {
  from: [{ opacity: 0, transform: 'scale(1.6) rotate(-4deg)' }, {}],
  beginsMs: BEGINS_MS + 700,
  lastsMs: 260,
  curve: CURVES.drop,
};
/** More rounds are not drawn one beside the other. */
const DRAWN_MAX = 12;

/** A round begins: its number and title, and whether all its points count more than once. */
export function PresenterRound({ room, phase }: { room: RoomInfo; phase: Extract<PhaseView, { phase: 'round' }> }) {
  const { title, number, of, times } = phase;
  const t = textsIn(room.language, 'rounds');
  const place = of > 1 ? t.roundOf(number, of) : t.round(number);
  const above = useMove<HTMLParagraphElement>(PLACE);
  const heading = useMove<HTMLDivElement>(title === '' ? TITLE_ALONE : TITLE);
  const way = useMove<HTMLDivElement>(WAY);
  const stamp = useMove<HTMLParagraphElement>(STAMP);
  const words = title || place;
  return (
    <div className={`${pages.page} ${pages.middle} ${styles.round}`}>
      {title !== '' && (
        <p ref={above} className={styles.place}>
          {place}
        </p>
      )}
      <div ref={heading} className={styles.heading}>
        <FitText className={styles.title} max="17cqmin" min="7cqmin" text={words} mayBreak>
          <h1 dir={wordsDirection(words, room.direction)}>{words}</h1>
        </FitText>
      </div>
      {of > 1 && of <= DRAWN_MAX && (
        <div ref={way} className={styles.way} aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i key={at} className={at + 1 < number ? styles.past : at + 1 === number ? styles.now : ''} />
          ))}
        </div>
      )}
      {times !== 1 && (
        <p ref={stamp} className={styles.stamp}>
          {textsIn(room.language, 'show').timesPoints[times]}
        </p>
      )}
    </div>
  );
}
