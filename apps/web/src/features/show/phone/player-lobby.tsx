import { textsIn } from '#platform/words';
import { GameRule } from '../parts/game-rule.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import looks from '../parts/looks.module.css';
import styles from './player-card.module.css';
import { BuzzSwitch } from './keeping/buzz-switch.tsx';
import { LeavePlace } from './waiting/leave-place.tsx';
import { OwnFace } from './waiting/own-face.tsx';
import { WaitingDots } from './waiting/waiting-dots.tsx';
import { OwnTeam } from './own-team.tsx';
import type { PlayerScreenProps } from './player-screen-props.ts';
import { wordsDirection } from '../parts/words-direction.ts';

/** Letters from which on a text is read more easily when its lines begin at one edge. */
const LONG = 200;

/** Joined and waiting, or staying for another run: the own name, and what the game says to those who wait. */
export function PlayerLobby({ room, own, view, onFace, onLeave }: PlayerScreenProps) {
  const t = textsIn(room.language, 'player');
  return (
    <div className={`${styles.middle} ${styles.lobby}`}>
      {room.logo && (
        <div className={styles.logo}>
          <MediaFrame media={room.logo} sizes="50vw" />
        </div>
      )}
      <div className={styles.own}>
        <OwnFace face={own.face} label={t.otherFace} onFace={onFace} />
      </div>
      <h1>{view.again ? t.again(view.players) : t.youAreIn}</h1>
      <p className={`${looks.pill} ${styles.name}`}>
        <bdi>{own.name}</bdi>
      </p>
      <OwnTeam room={room} own={own} />
      <p
        className={`${styles.text} ${room.waitingText.length > LONG ? styles.long : ''}`}
        dir={wordsDirection(room.waitingText, room.direction)}
      >
        {room.waitingText || t.seeYourName}
      </p>
      <WaitingDots />
      <GameRule room={room} />
      <BuzzSwitch language={room.language} />
      {view.again && onLeave && <LeavePlace language={room.language} onLeave={onLeave} />}
    </div>
  );
}
