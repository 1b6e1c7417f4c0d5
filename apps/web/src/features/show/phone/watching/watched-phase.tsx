import { textsIn } from '#platform/words';
import type { ReactNode } from 'react';
import { StandingsList } from '../../standings/standings-list.tsx';
import card from '../player-card.module.css';
import standings from '../player-standings.module.css';
import type { PlayerScreenProps } from '../player-screen-props.ts';
import { WatchLobby } from './watch-lobby.tsx';
import { WatchedQuestion } from './watched-question.tsx';
import { WatchedResult } from './watched-result.tsx';

/** What a spectator sees of the present phase. `otherwise`: what players see, where it has nothing of their own. */
export function WatchedPhase({
  room,
  view: { phase },
  clock,
  otherwise,
}: PlayerScreenProps & { otherwise: ReactNode }) {
  switch (phase.phase) {
    case 'lobby':
      return <WatchLobby room={room} />;
    case 'asking':
    case 'dealing':
    case 'question':
    case 'closed':
    case 'talk':
      return <WatchedQuestion key={`${phase.slide}-${phase.visit}`} room={room} phase={phase} clock={clock} />;
    case 'reveal':
      return <WatchedResult room={room} phase={phase} />;
    case 'podium':
      if (phase.stage === 4) return otherwise;
      return (
        <div className={card.middle}>
          <h1>{textsIn(room.language, 'player').lookUp}</h1>
          <section className={standings.leaders}>
            <StandingsList rows={phase.winners} language={room.language} moves={false} />
          </section>
        </div>
      );
    default:
      return otherwise;
  }
}
