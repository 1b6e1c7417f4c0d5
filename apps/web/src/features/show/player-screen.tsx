import type { OwnView, RoomInfo, SharedView } from '@qc/contract';
import type { GivenAnswer, OwnAnswer } from './own-answer.ts';
import { PlayerLobby } from './player-lobby.tsx';
import { PlayerMedia } from './player-media.tsx';
import { PlayerEnd, PlayerResult, PlayerStandings } from './player-more.tsx';
import { PlayerQuestion } from './player-question.tsx';
import styles from './player-screen.module.css';
import type { ShowClock } from './show-clock.ts';
import { playerTexts } from './player-texts.ts';
import { showNumber } from './show-texts.ts';
import { Stage } from './stage.tsx';

/** What a joined player's screen needs. */
export interface PlayerScreenProps {
  room: RoomInfo;
  view: SharedView;
  own: OwnView;
  /** Made by `clockOf`; null: no deadline, or the game shows no clock. */
  clock: ShowClock | null;
  /** The own answer to the question on screen; null: none yet. */
  answer: OwnAnswer | null;
  /** The last try to answer was refused for a passing reason. */
  notTaken?: boolean;
  /** Called with the whole answer; again only where the one before was not taken. */
  onAnswer: (answer: GivenAnswer) => void;
}

function PhaseScreen({ room, view, own, clock, answer, notTaken = false, onAnswer }: PlayerScreenProps) {
  const phase = view.phase;
  switch (phase.phase) {
    case 'lobby':
      return <PlayerLobby room={room} own={own} />;
    case 'opening':
    case 'media':
    case 'ending':
      return <PlayerMedia room={room} phase={phase} />;
    case 'question':
    case 'closed':
      return (
        <PlayerQuestion
          key={`${phase.slide}-${phase.visit}`}
          room={room}
          phase={phase}
          paused={view.paused}
          clock={clock}
          answer={answer}
          notTaken={notTaken}
          onAnswer={onAnswer}
        />
      );
    case 'reveal':
      return <PlayerResult room={room} phase={phase} own={own} late={answer?.state === 'late'} />;
    case 'standings':
      return <PlayerStandings room={room} rows={phase.top} own={own} />;
    case 'podium':
      return <PlayerEnd room={room} winners={phase.winners} own={own} />;
    case 'ended':
      return <PlayerEnd room={room} winners={null} own={own} />;
  }
}

/** A joined player's screen in any phase: own name and score on top, the phase below. Fills its parent. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { room, view, own } = props;
  const t = playerTexts[room.language];
  return (
    <Stage room={room}>
      <div className={styles.player}>
        <header className={styles.head}>
          <span className={styles.who}>
            <bdi>{own.name}</bdi>
          </span>
          {view.phase.phase !== 'lobby' && (
            <span className={styles.score}>
              <span className={styles.hidden}>{t.score} </span>
              {showNumber(own.score)}
            </span>
          )}
        </header>
        {view.paused && (
          <p className={styles.paused} role="status">
            {t.pausedLong}
          </p>
        )}
        <main className={styles.main} tabIndex={0}>
          <PhaseScreen {...props} />
        </main>
      </div>
    </Stage>
  );
}
