import { textsIn } from '#platform/words';
import { lettersOf } from '@qc/words';
import { useLayoutEffect, useRef } from 'react';
import { AnswerLetters } from '../../parts/answer-marks.tsx';
import looks from '../../parts/looks.module.css';
import { showNumber } from '../../show-texts.ts';
import { SpokenPhase } from '../../spoken/spoken-phase.tsx';
import styles from '../player-frame.module.css';
import { MoreBelow } from '../scrolling/more-below.tsx';
import { PlayerQuestion } from '../player-question.tsx';
import { PlayerResult } from '../player-result.tsx';
import type { PlayerScreenProps } from '../player-screen-props.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useWakeLock } from '../telling/wake-lock.ts';

/** The frame of whoever plays alone, without a room around: what only others give a reason for is left out of that page. */
export function PlayerFrame(props: PlayerScreenProps) {
  const { room, view, own } = props;
  const main = useRef<HTMLElement>(null);
  const { phase } = view;
  const looked = 'visit' in phase ? `${phase.visit} ${phase.phase === 'reveal'}` : phase.phase;
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [looked]);
  useKeptFocus(main);
  useWakeLock(true);
  return (
    <div className={styles.player}>
      <header className={styles.head}>
        <span className={styles.who} dir="auto">
          {own.name}
        </span>
        {own.score !== null && (
          <span className={`${looks.pill} ${styles.score}`}>
            <span className={looks.unseen}>{textsIn(room.language, 'player').score} </span>
            {showNumber(own.score)}
          </span>
        )}
      </header>
      <main ref={main} className={styles.main} tabIndex={0}>
        <AnswerLetters {...lettersOf(view, room)}>
          <SpokenPhase {...props} />
          <Phase {...props} />
        </AnswerLetters>
      </main>
      <MoreBelow area={main} />
    </div>
  );
}

/** Media have a page of their own there, and there are neither lobby nor rounds nor places. */
function Phase({ room, view, own, clock, answer, notTaken = false, onAnswer }: PlayerScreenProps) {
  const { phase, paused } = view;
  switch (phase.phase) {
    case 'asking':
    case 'dealing':
    case 'question':
    case 'closed':
    case 'talk': {
      const asked = { room, phase, own, paused, clock, answer, notTaken, onAnswer };
      return <PlayerQuestion key={`${phase.slide}-${phase.visit}`} {...asked} extra={false} thinking={null} />;
    }
    case 'reveal':
      return <PlayerResult room={room} phase={phase} own={own} late={answer?.state === 'late'} />;
    default:
      return null;
  }
}
