import { textsIn } from '#platform/words';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MediaRef, OwnView, PhaseView, ReviewRow, RoomInfo, SharedView, SlideResponse } from '@qc/contract';
import { AnswerLetters } from '../parts/answer-marks.tsx';

import type { OwnAnswer } from '../tasks/own-answer.ts';
import { PlayerPhase } from './player-more.tsx';
import styles from './player-screen.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import { showNumber } from '../show-texts.ts';
import { Stage } from '../parts/stage.tsx';

/** What a joined player's screen needs. */
export interface PlayerScreenProps {
  room: RoomInfo;
  view: SharedView;
  own: OwnView;
  /** Made by `clockOf`, with the player's extra time; null: no deadline. Shown where the game shows clocks. */
  clock: ShowClock | null;
  /** The own answer to the question on screen; null: none yet. */
  answer: OwnAnswer | null;
  /** The last try to answer was refused for a passing reason. */
  notTaken?: boolean;
  /** Called with the whole answer; again only where the one before was not taken. */
  onAnswer: (response: SlideResponse) => void;
  /** The media of this showing of a slide are loaded. */
  onReady?: (visit: number) => void;
  /** Self-paced: goes on. */
  onGoOn?: () => void;
  /** That is under way. */
  going?: boolean;
  /** The winners, where they were shown before the room ended. */
  podium?: Extract<PhaseView, { phase: 'podium' }> | null;
  /** The own answers of the whole run, where they can be asked for. */
  review?: {
    review: ReviewRow[] | null;
    /** What was right will be told once the link has closed. */
    rightLater: boolean;
    asking: string | null;
    reviewRefused: boolean;
  } | null;
  onReview?: () => void;
  /** Behind the question, where no other screen shows it; null: what is behind the game. */
  background?: MediaRef | null;
  /** Shown inside another page, which has a main part of its own. */
  preview?: boolean;
  /** Told above everything else, over the name and score. */
  notice?: ReactNode;
}

/** Names what is to be looked at from its top. A question and its close are one, and so are podium and end. */
function lookedAt(phase: PhaseView): string {
  if (!('slide' in phase)) return phase.phase === 'ended' ? 'podium' : phase.phase;
  const name = phase.phase === 'closed' ? 'question' : phase.phase;
  return `${name} ${phase.slide} ${phase.visit}`;
}

/** A joined player's screen in any phase: own name and score on top, the phase below. Fills its parent. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { room, view, own } = props;
  const t = textsIn(room.language, 'frame');
  const { phase } = view.phase;
  const Main = props.preview === true ? 'div' : 'main';
  const main = useRef<HTMLDivElement>(null);
  const looked = lookedAt(view.phase);
  // Whoever scrolled down to the pads would not see the next heading.
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [looked]);
  useKeptFocus(main);
  // Who plays alone learns the score at the end: until then it would stand at nothing.
  const due = room.pace === 'self' ? phase === 'ended' : phase !== 'lobby';
  return (
    <Stage room={room} background={props.background ?? null}>
      <div className={styles.player}>
        <header className={styles.head}>
          <span className={styles.who} dir="auto">
            {own.name}
          </span>
          {due && own.score !== null && (
            <span className={styles.score}>
              <span className={styles.hidden}>{t.score} </span>
              {showNumber(own.score)}
            </span>
          )}
        </header>
        {view.paused && <p className={styles.paused}>{t.pausedLong}</p>}
        <Main ref={main} className={styles.main} tabIndex={0}>
          <AnswerLetters language={room.language}>
            <PlayerPhase {...props} />
          </AnswerLetters>
        </Main>
      </div>
      {props.notice}
    </Stage>
  );
}
