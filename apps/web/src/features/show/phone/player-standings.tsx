import { textsIn } from '#platform/words';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { Flame } from '../standings/flame.tsx';
import { gapWords } from './telling/gap-words.ts';
import looks from '../parts/looks.module.css';
import { OwnTeamPlace } from './own-team-place.tsx';
import { roundTitle } from '../standings/round-title.ts';
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
  const { inRound } = own;
  const gap = gapWords(inRound ? inRound.gap : own.gap, room.language);
  const title = roundTitle(phase.round, room.language);
  const score = inRound ? inRound.score : own.score;
  return (
    <div className={styles.page}>
      <div className={styles.place}>
        {title !== '' && <p className={styles.game}>{title}</p>}
        {inRound && (
          <p className={styles.rank}>
            {textsIn(room.language, 'rounds').place} <b>{showNumber(inRound.rank)}</b>
          </p>
        )}
        {own.rank !== null && (
          <p className={styles.rank}>
            {t.place}{' '}
            <b>
              {own.previousRank !== null && own.previousRank !== own.rank && (
                <small aria-hidden="true">
                  {showNumber(own.previousRank)}
                  <i> {room.direction === 'rtl' ? '←' : '→'} </i>
                </small>
              )}
              {showNumber(own.rank)}
            </b>
          </p>
        )}
        {own.rank === null && !inRound && <p className={styles.gap}>{textsIn(room.language, 'player').lookUp}</p>}
        {score !== null && (
          <p className={styles.score}>
            <b>{showNumber(score)}</b> {t.points(score)}
          </p>
        )}
        {gap !== '' && <p className={styles.gap}>{gap}</p>}
        {room.scoring.streaks && own.streak > 1 && (
          <p className={`${looks.pill} ${styles.streak}`}>
            <Flame /> {t.inARow(own.streak)}
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
