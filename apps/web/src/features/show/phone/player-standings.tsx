import { textsIn } from '#platform/words';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { OwnTeamPlace } from './own-team-place.tsx';
import styles from './player-standings.module.css';
import { showNumber } from '../show-texts.ts';
import { StandingsList } from '../standings/standings-list.tsx';
import { TeamList } from '../standings/team-list.tsx';

/** The own place and score, the team's, and who leads. */
export function PlayerStandings({
  room,
  phase,
  own,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'standings' }>;
  own: OwnView;
}) {
  const t = textsIn(room.language, 'outcome');
  const { top, teams } = phase;
  return (
    <div className={styles.page}>
      <div className={styles.place}>
        {own.rank !== null && (
          <p className={styles.rank}>
            {t.place} <b>{showNumber(own.rank)}</b>
          </p>
        )}
        {own.score !== null && (
          <p className={styles.score}>
            <b>{showNumber(own.score)}</b> {t.points(own.score)}
          </p>
        )}
        <OwnTeamPlace room={room} own={own} teams={teams} />
      </div>
      {teams.length > 0 && (
        <section className={styles.leaders}>
          <h1>{t.teams}</h1>
          <TeamList rows={teams.slice(0, 5)} language={room.language} ownTeam={own.team} />
        </section>
      )}
      {top.length > 0 && (
        <section className={styles.leaders}>
          <h1>{t.leaders}</h1>
          <StandingsList
            rows={top.slice(0, teams.length > 0 ? 3 : 5)}
            language={room.language}
            ownSeat={own.seat}
            streaks={room.scoring.streaks}
          />
        </section>
      )}
    </div>
  );
}
