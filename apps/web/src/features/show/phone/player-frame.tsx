import { textsIn } from '#platform/words';
import { useLayoutEffect, useRef } from 'react';
import type { PhaseView } from '@qc/contract';
import { AnswerLetters, lettersOf } from '../parts/answer-marks.tsx';
import { PlayerPhase } from './player-phase.tsx';
import type { PlayerScreenProps } from './player-screen-props.ts';
import looks from '../parts/looks.module.css';
import styles from './player-frame.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMoreBelow } from './use-more-below.ts';
import { showNumber } from '../show-texts.ts';

/** Names what is to be looked at from its top. A question and its close are one, and so are podium and end. */
function lookedAt(phase: PhaseView): string {
  if (!('slide' in phase)) return phase.phase === 'ended' ? 'podium' : phase.phase;
  const name = phase.phase === 'closed' || phase.phase === 'dealing' ? 'question' : phase.phase;
  return `${name} ${phase.slide} ${phase.visit}`;
}

/** What stands on a joined player's stage: own name and score on top, the phase below. */
export function PlayerFrame(props: PlayerScreenProps) {
  const { room, view, own } = props;
  const t = textsIn(room.language, 'player');
  const { phase } = view.phase;
  const Main = props.preview === true ? 'div' : 'main';
  const main = useRef<HTMLDivElement>(null);
  const looked = lookedAt(view.phase);
  // Whoever scrolled down to the pads would not see the next heading.
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [looked]);
  useKeptFocus(main);
  const more = useMoreBelow(main);
  // Who plays alone learns the score at the end: until then it would stand at nothing.
  const due = room.pace === 'self' ? phase === 'ended' : phase !== 'lobby';
  return (
    <div className={styles.player}>
      <header className={styles.head}>
        <span className={styles.who} dir="auto">
          {own.name}
        </span>
        {due && own.score !== null && (
          <span className={`${looks.pill} ${styles.score}`}>
            <span className={looks.unseen}>{t.score} </span>
            {showNumber(own.score)}
          </span>
        )}
      </header>
      {view.paused && <p className={styles.paused}>{t.pausedLong}</p>}
      <Main ref={main} className={styles.main} tabIndex={0}>
        <AnswerLetters letters={lettersOf(view, room.language)}>
          <PlayerPhase {...props} />
        </AnswerLetters>
      </Main>
      {more && (
        <span className={styles.more} aria-hidden="true">
          <svg viewBox="0 0 24 24" focusable="false">
            <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
          </svg>
        </span>
      )}
    </div>
  );
}
