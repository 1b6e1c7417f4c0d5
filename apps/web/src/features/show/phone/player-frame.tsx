import { textsIn } from '#platform/words';
import { useLayoutEffect, useRef } from 'react';
import type { PhaseView } from '@qc/contract';
import { REACTIONS_AFTER_ANSWER, SPECTATOR_REACTION_MS } from '@qc/contract/live/reactions';
import { lettersOf } from '@qc/words';
import { AnswerLetters } from '../parts/answer-marks.tsx';
import { Face } from '../faces/face.tsx';
import { useBeginning, usePhaseAge } from '../motion/phase-age.ts';
import { PlayerPhase } from './player-phase.tsx';
import type { PlayerFrameProps, PlayerScreenProps } from './player-screen-props.ts';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import looks from '../parts/looks.module.css';
import styles from './player-frame.module.css';
import { useBuzz } from './telling/buzz.ts';
import { toldFrom, useHeldBack } from './telling/held-back.ts';
import { MoreBelow } from './scrolling/more-below.tsx';
import { useWakeLock } from './telling/wake-lock.ts';
import { NOBODY } from './watching/nobody.ts';
import { WatchHead } from './watching/watch-head.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { showNumber } from '../show-texts.ts';

/** Names what is to be looked at from its top. A question and its close are one, and so are podium and end. */
function lookedAt(phase: PhaseView): string {
  if (!('slide' in phase)) return phase.phase === 'ended' || phase.phase === 'honours' ? 'podium' : phase.phase;
  const name = ['asking', 'dealing', 'closed'].includes(phase.phase) ? 'question' : phase.phase;
  return `${name} ${phase.slide} ${phase.visit}`;
}

/** How to react; null: not now. While a question is asked, only whoever has answered may. */
function reactingOf({ view, answer, onReact }: PlayerScreenProps): ((reaction: number) => void) | null {
  const asked = REACTIONS_AFTER_ANSWER.has(view.phase.phase);
  return view.reacts && onReact && (!asked || answer?.state === 'sent') ? onReact : null;
}

/** Spectators have one reaction a second. */
const SLOWLY = { burst: 1, fillMs: SPECTATOR_REACTION_MS } as const;

/** What stands on a joined player's stage: own name and score on top, the phase below. Spectators have no own part. */
export function PlayerFrame(props: PlayerFrameProps) {
  return <Frame {...props} own={props.own ?? NOBODY} />;
}

function Frame(known: PlayerScreenProps) {
  const began = useBeginning(known.view, known.rightAtMs ?? null);
  const props = useHeldBack(known, began);
  useBuzz(props);
  const { room, view, own, watching } = props;
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
  useWakeLock(props.preview !== true && phase !== 'ended');
  const age = usePhaseAge(view.step, toldFrom(props, began));
  const reacts = reactingOf(props);
  // Who plays alone learns the score at the end: until then it would stand at nothing.
  const due = room.pace === 'self' ? phase === 'ended' : phase !== 'lobby';
  return (
    <div className={styles.player}>
      {watching ? (
        <WatchHead language={room.language} watching={watching} />
      ) : (
        <header className={styles.head}>
          <span className={styles.who} dir="auto">
            <Face face={own.face} size="1.9rem" className={styles.face ?? ''} />
            {own.name}
          </span>
          {due && own.score !== null && (
            <span className={`${looks.pill} ${styles.score}`}>
              <span className={looks.unseen}>{t.score} </span>
              {showNumber(own.score)}
            </span>
          )}
        </header>
      )}
      {view.paused && <p className={styles.paused}>{t.pausedLong}</p>}
      <Main ref={main} className={styles.main} style={began === null ? {} : age} tabIndex={0}>
        <AnswerLetters {...lettersOf(view, room)}>
          <PlayerPhase {...props} />
        </AnswerLetters>
      </Main>
      <MoreBelow area={main} raised={reacts !== null} />
      {reacts && <ReactionBar language={room.language} onReact={reacts} {...(watching && SLOWLY)} />}
    </div>
  );
}
