import { textsIn } from '#platform/words';
import { endOf } from '../standings/end-of.ts';
import { Face } from '../faces/face.tsx';
import { OwnCard } from './keeping/own-card.tsx';
import { OwnHonours } from '../standings/own-honours.tsx';
import { OwnTeam } from './own-team.tsx';
import { OwnTeamPlace } from './own-team-place.tsx';
import { PlayerReview } from './player-review.tsx';
import type { PlayerScreenProps } from './player-screen-props.ts';
import styles from './player-standings.module.css';
import { showNumber } from '../show-texts.ts';
import { StandingsList } from '../standings/standings-list.tsx';
import { TeamList } from '../standings/team-list.tsx';
import { wordsDirection } from '../parts/words-direction.ts';

/** The first third of a game in which that means something. */
function isAmongBest(rank: number | null, players: number): boolean {
  return rank !== null && players >= 6 && rank <= players / 3;
}

/**
 * The last card: the own final place (when the game tells it), the winners, thanks, and the way to the own answers.
 * Who plays alone has finished, whatever the others do, or was stopped.
 */
export function PlayerEnd(props: PlayerScreenProps) {
  const { room, own } = props;
  const t = textsIn(room.language, 'outcome');
  const isSelfPaced = room.pace === 'self';
  const selfPaced = textsIn(room.language, 'selfPaced');
  const { winners, teams, inTeams, won, stopped, title } = endOf(props);
  return (
    <div className={`${styles.page} ${styles.end}`}>
      {!props.watching && <Face face={own.face} size={won ? 'min(40cqw, 30cqh)' : '5rem'} alive={won} />}
      <h1>{title}</h1>
      <OwnHonours phase={props.view.phase} own={own} language={room.language} />
      {own.score !== null && (
        <div className={styles.place}>
          {own.rank !== null && !isSelfPaced && (
            <p className={styles.rank}>
              {t.finalPlace} <b>{showNumber(own.rank)}</b>
              {props.view.players > 1 && t.ofAll(showNumber(props.view.players))}
            </p>
          )}
          <p className={styles.score}>
            <b>{showNumber(own.score)}</b> {t.points(own.score)}
          </p>
          {!isSelfPaced && !won && isAmongBest(own.rank, props.view.players) && (
            <p className={styles.gap}>{t.amongBest}</p>
          )}
          {teams.length > 0 ? <OwnTeamPlace room={room} own={own} teams={teams} /> : <OwnTeam room={room} own={own} />}
        </div>
      )}
      {isSelfPaced && <p className={styles.game}>{stopped ? selfPaced.countsSoFar : selfPaced.answersIn}</p>}
      {teams.length > 0 && !isSelfPaced && (
        <section className={styles.leaders}>
          <h2>{t.teams}</h2>
          <TeamList rows={teams.slice(0, 5)} language={room.language} ownTeam={own.team} moves={false} />
        </section>
      )}
      {winners && winners.length > 0 && (
        <section className={styles.leaders}>
          <h2>{inTeams ? t.bestPlayers : t.winners}</h2>
          <StandingsList rows={winners} language={room.language} ownSeat={own.seat} moves={false} />
        </section>
      )}
      {!winners && (
        <p className={styles.game} dir={wordsDirection(room.name, room.direction)}>
          {room.name}
        </p>
      )}
      {own.score !== null && props.preview !== true && <OwnCard room={room} own={own} view={props.view} />}
      {!props.watching && <PlayerReview {...props} />}
    </div>
  );
}
