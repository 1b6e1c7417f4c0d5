import { textsIn } from '#platform/words';
import { endOf } from '../standings/end-of.ts';
import { OwnTeam } from './own-team.tsx';
import { OwnTeamPlace } from './own-team-place.tsx';
import { PlayerReview } from './player-review.tsx';
import type { PlayerScreenProps } from './player-screen-props.ts';
import styles from './player-standings.module.css';
import { showNumber } from '../show-texts.ts';
import { StandingsList } from '../standings/standings-list.tsx';
import { TeamList } from '../standings/team-list.tsx';
import { wordsDirection } from '../parts/words-direction.ts';

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
      {won && (
        <svg className={styles.cup} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <path
            d="M16 8h32v6h10c0 12-5 19-13 20-2 5-6 8-10 9v7h11v8H18v-8h11v-7c-4-1-8-4-10-9C11 33 6 26 6 14h10Zm0 11h-5c1 5 3 8 6 9Zm32 0c0 3 0 6-1 9 3-1 5-4 6-9Z"
            fill="#ffc733"
          />
        </svg>
      )}
      <h1>{title}</h1>
      {own.score !== null && (
        <div className={styles.place}>
          {own.rank !== null && !isSelfPaced && (
            <p className={styles.rank}>
              {t.finalPlace} <b>{showNumber(own.rank)}</b>
            </p>
          )}
          <p className={styles.score}>
            <b>{showNumber(own.score)}</b> {t.points(own.score)}
          </p>
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
      <PlayerReview {...props} />
    </div>
  );
}
