import { textsIn } from '#platform/words';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { ruleLines } from '@qc/words/rule-lines';
import { FitText } from '../parts/fit-text.tsx';
import { JoinCard } from './join-card.tsx';
import { LobbyFoot } from './lobby/lobby-foot.tsx';
import { LobbyPeople } from './lobby/lobby-people.tsx';
import { SpokenPlayers } from './lobby/spoken-players.tsx';
import { TurningPictures } from './lobby/turning-pictures.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { showNumber } from '../show-texts.ts';
import { teamNames } from '../standings/team-marks.tsx';
import styles from './presenter-lobby.module.css';
import { wordsDirection } from '../parts/words-direction.ts';

/**
 * The hall gathers: address, number to call, giant code, QR; the game's pictures in turn; faces as they come, under the signs
 * of their teams; waiting text and rule in turn.
 */
export function PresenterLobby({
  room,
  view,
  joinUrl,
  callNumbers,
  callCost,
  tall,
  calm = false,
}: {
  room: RoomInfo;
  view: PresenterView;
  joinUrl: string | null;
  /** Numbers that people call; none: nobody calls in. */
  callNumbers: readonly string[];
  callCost: string;
  tall: boolean;
  calm?: boolean;
}) {
  const { lobbySlides = [] } = room;
  const t = textsIn(room.language, 'presenter');
  const timeStep = view.timeStepMs === undefined ? [] : [t.timeStep(view.timeStepMs)];
  const isFlat = view.callersIn === true && room.callerPoints === 'flat';
  const callersFlat = isFlat ? (view.digitKeys ? 'alone' : 'beside') : undefined;
  const rule = [...ruleLines(textsIn(room.language, 'rules'), { ...room, callersFlat }), ...timeStep].join(' ');
  const hasCard = joinUrl !== null || callNumbers.length > 0;
  const isClosed = view.locked || view.door === 'roomFull';
  const looks = [
    styles.lobby,
    tall && styles.tall,
    view.players === 0 && !isClosed && styles.empty,
    isClosed && styles.closed,
    !hasCard && styles.noCard,
    view.pattern && styles.twoStep,
    lobbySlides.length > 0 && styles.pictured,
  ];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <div className={styles.title}>
        {room.logo && (
          <span className={styles.logo}>
            <MediaFrame media={room.logo} sizes="20vw" />
          </span>
        )}
        <FitText className={styles.name} max="7cqmin" min="3.6cqmin" text={room.name}>
          <h1 dir={wordsDirection(room.name, room.direction)}>{room.name}</h1>
        </FitText>
        <SpokenPlayers players={view.players} language={room.language} />
        <span className={styles.players} aria-hidden="true">
          <b>{showNumber(view.players)}</b> {t.players(view.players)}
        </span>
      </div>
      {hasCard && isClosed && (
        <div className={`${styles.join} ${styles.doors}`}>
          <strong>{view.locked ? t.locked : t.full}</strong>
        </div>
      )}
      {hasCard && !isClosed && (
        <JoinCard room={room} view={view} joinUrl={joinUrl} callNumbers={callNumbers} callCost={callCost} />
      )}
      {lobbySlides.length > 0 && (
        <div className={styles.pictures}>
          <TurningPictures slides={lobbySlides} direction={room.direction} calm={calm} />
        </div>
      )}
      <LobbyPeople view={view} teams={teamNames(room)} invitation={isClosed ? '' : t.beFirst} />
      <LobbyFoot texts={[room.waitingText || t.waiting, ...(rule ? [rule] : [])]} direction={room.direction} />
    </div>
  );
}
