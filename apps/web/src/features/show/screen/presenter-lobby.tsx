import { textsIn } from '#platform/words';
import { useState } from 'react';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { ruleLines } from '@qc/words/rule-lines';
import { FitText } from '../parts/fit-text.tsx';
import { JoinCard } from './join-card.tsx';
import { LobbyNames } from './lobby-names.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { showNumber } from '../show-texts.ts';
import { TeamBadge } from '../standings/team-badge.tsx';
import { teamNames } from '../standings/team-marks.tsx';
import { TurningText } from './turning-text.tsx';
import styles from './presenter-lobby.module.css';
import { wordsDirection } from '../parts/words-direction.ts';

/** The hall gathers: address, number to call, giant code, QR, waiting text, the rule, teams, and names as they come. */
export function PresenterLobby({
  room,
  view,
  joinUrl,
  callNumbers,
  callCost,
  tall,
}: {
  room: RoomInfo;
  view: PresenterView;
  joinUrl: string | null;
  /** Numbers that people call; none: nobody calls in. */
  callNumbers: readonly string[];
  callCost: string;
  tall: boolean;
}) {
  const t = textsIn(room.language, 'presenter');
  const timeStep = view.timeStepMs === undefined ? [] : [t.timeStep(view.timeStepMs)];
  const isFlat = view.callersIn === true && room.callerPoints === 'flat';
  const callersFlat = isFlat ? (view.digitKeys ? 'alone' : 'beside') : undefined;
  const rule = [...ruleLines(textsIn(room.language, 'rules'), { ...room, callersFlat }), ...timeStep].join(' ');
  const waiting = room.waitingText || t.waiting;
  const teams = teamNames(room);
  const [tooLong, setTooLong] = useState(false);
  return (
    <div
      className={`${styles.lobby} ${tall ? styles.tall : ''} ${view.pattern ? styles.twoStep : ''} ${tooLong ? styles.reading : ''} ${teams.length > 6 ? styles.many : teams.length > 0 ? styles.inTeams : ''}`}
    >
      <div className={styles.title}>
        {room.logo && (
          <span className={styles.logo}>
            <MediaFrame media={room.logo} sizes="20vw" />
          </span>
        )}
        <FitText className={styles.name} max="7cqmin" min="3.6cqmin" text={room.name}>
          <h1 dir={wordsDirection(room.name, room.direction)}>{room.name}</h1>
        </FitText>
        <span className={styles.players}>
          <b>{showNumber(view.players)}</b> {t.players(view.players)}
        </span>
      </div>
      {(joinUrl !== null || callNumbers.length > 0) && (
        <JoinCard room={room} view={view} joinUrl={joinUrl} callNumbers={callNumbers} callCost={callCost} />
      )}
      {tooLong ? (
        <TurningText className={styles.pages} text={waiting} dir={wordsDirection(waiting, room.direction)} />
      ) : (
        <FitText
          className={`${styles.waiting} ${waiting.length > (tall ? 30 : 55) ? styles.long : ''}`}
          max="4.2cqmin"
          min="3.4cqmin"
          text={waiting}
          onCut={() => setTooLong(true)}
        >
          <p dir={wordsDirection(waiting, room.direction)}>{waiting}</p>
        </FitText>
      )}
      <FitText className={styles.rule} max="3.8cqmin" min="3.4cqmin" text={rule}>
        <p>{rule}</p>
      </FitText>
      {teams.length > 0 && (
        <ul className={styles.teams}>
          {teams.map((name, team) => (
            <li key={team}>
              <TeamBadge team={team} name={name} />
            </li>
          ))}
        </ul>
      )}
      <LobbyNames names={view.arrivals.map(({ name }) => name)} players={view.players} />
    </div>
  );
}
