import { textsIn } from '#platform/words';
import type { PhaseView, RoomInfo } from '@qc/contract';
import pages from './presenter-screen.module.css';
import styles from './presenter-standings.module.css';
import { StandingsList } from '../standings/standings-list.tsx';
import { TeamList } from '../standings/team-list.tsx';

/** Rows that can be read from the back, by the shape of the screen. */
const ROWS = { wide: 8, wideHalf: 6, tall: 14, tallHalf: 7 };

/** Who leads, with everybody's way up or down; where teams play, they come first and the players beside them. */
export function PresenterStandings({
  room,
  phase,
  tall,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'standings' }>;
  tall: boolean;
}) {
  const t = textsIn(room.language, 'presenter');
  const { teams } = phase;
  const both = teams.length > 0;
  // Beside a few teams a few players: larger letters for all.
  const wide = both && teams.length <= ROWS.wideHalf ? ROWS.wideHalf : ROWS.wide;
  const rows = phase.top.slice(0, tall ? (both ? ROWS.tallHalf : ROWS.tall) : wide);
  const most = Math.max(rows.length, teams.length);
  const size = most <= 4 ? styles.few : most <= ROWS.wideHalf ? styles.some : '';
  return (
    <div className={pages.page}>
      <h1 className={pages.title}>{t.standings}</h1>
      <div className={`${styles.lists} ${tall ? styles.tall : ''} ${both ? styles.both : ''} ${size}`}>
        {both && (
          <section>
            <h2>{t.teamsTitle}</h2>
            <TeamList rows={teams.slice(0, tall ? ROWS.tallHalf : ROWS.wide)} language={room.language} />
          </section>
        )}
        <section>
          {both && <h2>{t.playersTitle}</h2>}
          {rows.length === 0 && <p className={styles.nobody}>{t.noPointsYet}</p>}
          <StandingsList rows={rows} language={room.language} streaks={room.scoring.streaks} />
        </section>
      </div>
    </div>
  );
}
