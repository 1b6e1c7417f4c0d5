import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { PhaseView, RoomInfo } from '@qc/contract';
import { MediaFrame } from '../../media/media-frame.tsx';
import { HALL_PICTURE } from '../../media/picture-sizes.ts';
import { CURVES } from '../../motion/timing.ts';
import { useMove } from '../../motion/use-move.ts';
import { FitText } from '../../parts/fit-text.tsx';
import type { ShowClock } from '../../parts/show-clock.ts';
import { wordsDirection } from '../../parts/words-direction.ts';
import { playerRow, teamRow } from '../presenter-standings.tsx';
import { ScoreSheet } from '../score-sheet.tsx';
import type { SheetRow } from '../score-sheet.tsx';
import { BreakClock } from './break-clock.tsx';
import styles from './presenter-break.module.css';

type BreakPhase = Extract<PhaseView, { phase: 'break' }>;

/** A shorter list is not made larger than for so many. */
const LEAST_ROWS = 5;
const COMES = { from: [{ opacity: 0, transform: 'translateY(4cqmin)' }, {}], beginsMs: 350, lastsMs: 450 };

/** A break: when the game goes on, and beside it the places so far or the picture; over, that it goes on. */
export function PresenterBreak({
  room,
  phase,
  clock,
  tall,
}: {
  room: RoomInfo;
  phase: BreakPhase;
  /** Null: it is over. */
  clock: ShowClock | null;
  tall: boolean;
}) {
  const t = textsIn(room.language, 'breaks');
  const heading = phase.heading || t.shortBreak;
  const rows = standingRows(phase, room);
  const picture = phase.media?.type === 'image' ? phase.media : null;
  return (
    <div className={`${styles.page} ${tall ? styles.tall : ''}`}>
      <FitText className={styles.words} max="8.5cqmin" min="4.5cqmin" text={heading + phase.subheading}>
        <h1 dir={wordsDirection(heading, room.direction)}>{heading}</h1>
        {phase.subheading !== '' && <p dir={wordsDirection(phase.subheading, room.direction)}>{phase.subheading}</p>}
      </FitText>
      <div className={styles.parts}>
        <div className={styles.time}>
          {clock ? (
            <BreakClock clock={clock} language={room.language} />
          ) : (
            <p className={styles.over} role="status">
              {t.weGoOn}
            </p>
          )}
          {picture && rows.length > 0 && (
            <div className={styles.small}>
              <MediaFrame media={picture} sizes={HALL_PICTURE} />
            </div>
          )}
        </div>
        {rows.length > 0 && <Places rows={rows} room={room} />}
        {picture && rows.length === 0 && (
          <div className={styles.picture}>
            <MediaFrame media={picture} sizes={HALL_PICTURE} />
          </div>
        )}
      </div>
    </div>
  );
}

function Places({ rows, room }: { rows: readonly SheetRow[]; room: RoomInfo }) {
  const comes = useMove<HTMLElement>({ ...COMES, curve: CURVES.come });
  // Named so that the custom property passes as a style.
  const look = { '--rows': Math.max(rows.length, LEAST_ROWS), order: 0 };
  const style: CSSProperties = look;
  return (
    <section ref={comes} className={styles.places} style={style}>
      <h2>{textsIn(room.language, 'presenter').standings}</h2>
      <ScoreSheet rows={rows} language={room.language} />
    </section>
  );
}

/** The places so far, of the teams where teams play; how they came about was told before. */
function standingRows({ top, teams }: BreakPhase, { scoring }: RoomInfo): SheetRow[] {
  const rows = teams.length > 0 ? teams.map(teamRow) : top.map((row) => playerRow(row, scoring.streaks));
  return rows.slice(0, 8).map((row) => ({ ...row, previousRank: row.rank, gained: 0 }));
}
