import { PlayerEnd } from './player-end.tsx';
import { PlayerLobby } from './player-lobby.tsx';
import { PlayerMedia } from './player-media.tsx';
import { PlayerBreak } from './waiting/player-break.tsx';
import { PlayerPodium } from './waiting/player-podium.tsx';
import { PlayerPreparing } from './player-preparing.tsx';
import { PlayerQuestion } from './player-question.tsx';
import { PlayerResult } from './player-result.tsx';
import type { PlayerScreenProps } from './player-screen-props.ts';
import { PlayerStandings } from './player-standings.tsx';
import { useKeptGap } from './telling/kept-gap.ts';
import { PlayerRound } from './waiting/player-round.tsx';
import { PlayerStarting } from './waiting/player-starting.tsx';
import { SelfPacedBar } from './self-paced-bar.tsx';
import { SelfPacedStart } from './self-paced-start.tsx';
import { WatchedPhase } from './watching/watched-phase.tsx';
import { SpokenPhase } from '../spoken/spoken-phase.tsx';

function Phase(props: PlayerScreenProps) {
  const { room, view, own, clock, answer, notTaken = false, thinking = null, onAnswer } = props;
  const phase = view.phase;
  const isSelfPaced = room.pace === 'self';
  const left = useKeptGap(own);
  switch (phase.phase) {
    case 'lobby':
      return isSelfPaced ? <SelfPacedStart {...props} /> : <PlayerLobby {...props} />;
    case 'preparing':
      return <PlayerPreparing key={phase.visit} room={room} phase={phase} onReady={props.onReady} />;
    case 'opening':
    case 'media':
    case 'ending':
      return <PlayerMedia room={room} phase={phase} />;
    case 'round':
      return <PlayerRound room={room} phase={phase} />;
    case 'break':
      return <PlayerBreak room={room} phase={phase} own={own} clock={clock} />;
    case 'starting':
      return <PlayerStarting room={room} clock={clock} media={phase.media} />;
    case 'asking':
    case 'dealing':
    case 'question':
    case 'closed':
    case 'talk':
      return (
        <PlayerQuestion
          key={`${phase.slide}-${phase.visit}`}
          room={room}
          phase={phase}
          own={left}
          paused={view.paused}
          clock={clock}
          extra={own.extraMs > 0}
          answer={answer}
          notTaken={notTaken}
          thinking={thinking}
          onAnswer={onAnswer}
        />
      );
    case 'reveal':
      return <PlayerResult room={room} phase={phase} own={own} late={answer?.state === 'late'} />;
    case 'standings':
      return <PlayerStandings room={room} phase={phase} own={own} />;
    case 'podium':
      return phase.stage === 4 ? <PlayerEnd {...props} /> : <PlayerPodium room={room} phase={phase} own={own} />;
    case 'honours':
    case 'ended':
      return <PlayerEnd {...props} />;
  }
}

/** What a joined player sees of the present phase; in a self-paced run with the way on below. */
export function PlayerPhase(props: PlayerScreenProps) {
  return (
    <>
      <SpokenPhase {...props} />
      {props.watching ? <WatchedPhase {...props} otherwise={<Phase {...props} />} /> : <Phase {...props} />}
      {props.room.pace === 'self' && <SelfPacedBar {...props} />}
    </>
  );
}
