import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { PhaseView, RoomInfo, StandingRow, TeamRow } from '@qc/contract';
import { roundTitle } from '../standings/round-title.ts';
import { MomentLines } from './moment-lines.tsx';
import pages from './presenter-screen.module.css';
import styles from './presenter-standings.module.css';
import { ScoreSheet } from './score-sheet.tsx';
import type { SheetRow } from './score-sheet.tsx';

/** Rows that can be read from the back, by the shape of the screen. */
const ROWS = { wide: 8, tall: 10, tallHalf: 7 };
/** A shorter list is not made larger than for so many. */
const LEAST = 4;

/** Faces in a team's row. */
const CREW = 3;

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
  const both = phase.teams.length > 0;
  const count = tall ? (both ? ROWS.tallHalf : ROWS.tall) : ROWS.wide;
  const teams = phase.teams.slice(0, count).map(teamRow);
  const rows = phase.top.slice(0, count).map((row) => playerRow(row, room.scoring.streaks));
  const most: CSSProperties = rowCount(Math.max(rows.length, teams.length, LEAST));
  return (
    <div className={pages.page}>
      <h1 className={pages.title}>{roundTitle(phase.round, room.language) || t.standings}</h1>
      <div className={`${styles.lists} ${tall ? styles.tall : ''} ${both ? styles.both : ''}`} style={most}>
        {both && (
          <section>
            <h2>{t.teamsTitle}</h2>
            <ScoreSheet rows={teams} language={room.language} />
          </section>
        )}
        <section>
          {both && <h2>{t.playersTitle}</h2>}
          {rows.length === 0 && <p className={styles.nobody}>{t.noPointsYet}</p>}
          <ScoreSheet rows={rows} language={room.language} />
        </section>
      </div>
      <MomentLines phase={phase} language={room.language} />
    </div>
  );
}

function rowCount(count: number): CSSProperties {
  // Named so that the custom property passes as a style.
  const look = { '--rows': count, order: 0 };
  return look;
}

/** A player's row; `streaks`: right answers in a row are told. */
export function playerRow({ seat, streak, ...row }: StandingRow, streaks: boolean): SheetRow {
  return { ...row, key: seat, crew: [], streak: streaks ? streak : 0 };
}

/** A team's row. */
export function teamRow({ faces = [], ...row }: TeamRow): SheetRow {
  return { ...row, key: row.team, face: null, crew: faces.slice(0, CREW), gained: row.gained ?? 0, streak: 0 };
}
