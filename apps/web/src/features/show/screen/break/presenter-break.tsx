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
import { TurningPictures } from '../lobby/turning-pictures.tsx';
import { playerRow, teamRow } from '../presenter-standings.tsx';
import { ScoreSheet } from '../score-sheet.tsx';
import type { SheetRow } from '../score-sheet.tsx';
import { BreakClock } from './break-clock.tsx';
import styles from './presenter-break.module.css';

type BreakPhase = Extract<PhaseView, { phase: 'break' }>;

/** A shorter list is not made larger than for so many. */
const LEAST_ROWS = 5;
const COMES = { from: [{ opacity: 0, transform: 'translateY(4cqmin)' }, {}], beginsMs: 350, lastsMs: 450 };

/** A break: when the game goes on, and beside it the places so far, or a picture; over, that it goes on. */
export function PresenterBreak({
  room,
  phase,
  clock,
  tall,
  calm,
}: {
  room: RoomInfo;
  phase: BreakPhase;
  /** Null: it is over. */
  clock: ShowClock | null;
  tall: boolean;
  /** Nothing moves by itself. */
  calm: boolean;
}) {
  const t = textsIn(room.language, 'breaks');
  const heading = phase.heading || t.shortBreak;
  const rows = standingRows(phase);
  const picture = <Picture room={room} phase={phase} calm={calm} />;
  const hasPicture = phase.media?.type === 'image' || (room.lobbySlides?.length ?? 0) > 0;
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
          {hasPicture && rows.length > 0 && <div className={styles.small}>{picture}</div>}
        </div>
        {rows.length > 0 && <Places rows={rows} room={room} />}
        {hasPicture && rows.length === 0 && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}

/** The break's own picture; without one those of the lobby take turns, such as sponsors'. */
function Picture({ room, phase, calm }: { room: RoomInfo; phase: BreakPhase; calm: boolean }) {
  if (phase.media?.type === 'image') return <MediaFrame media={phase.media} sizes={HALL_PICTURE} />;
  return <TurningPictures slides={room.lobbySlides ?? []} direction={room.direction} calm={calm} />;
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
function standingRows({ top, teams }: BreakPhase): SheetRow[] {
  const rows = teams.length > 0 ? teams.map(teamRow) : top.map((row) => playerRow(row, false));
  return rows.slice(0, 8).map((row) => ({ ...row, previousRank: row.rank, gained: 0 }));
}
