import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Language } from '@qc/contract';
import { Face } from '../faces/face.tsx';
import { FitText } from '../parts/fit-text.tsx';
import { keepTail } from '../parts/keep-units.ts';
import looks from '../parts/looks.module.css';
import { CountUp } from '../motion/count-up.tsx';
import { CURVES } from '../motion/timing.ts';
import { useMove } from '../motion/use-move.ts';
import type { Move } from '../motion/use-move.ts';
import { showNumber } from '../show-texts.ts';
import { barShare } from '../standings/bar-share.ts';
import { Flame } from '../standings/flame.tsx';
import { oldOrder } from '../standings/old-order.ts';
import places from '../standings/places.module.css';
import { TeamBadge } from '../standings/team-badge.tsx';
import styles from './score-sheet.module.css';

/** One row of the hall's standings. */
export interface SheetRow {
  key: number;
  rank: number;
  /** Null: it was not there before. */
  previousRank: number | null;
  score: number;
  /** Points of the last question: they count up, and of a player they are told. */
  gained: number;
  name: string;
  /** Of a player; null: it is a team's row. */
  face: number | null;
  /** The team that it is, or that the player is in. */
  team: number | null;
  /** Of a team's best players. */
  crew: readonly number[];
  /** Right answers in a row, shown from two on. */
  streak: number;
}

/** From the phase's beginning, ms: points count up, then rows travel, then what is left of the way is told. */
const BEATS = { count: 300, countLasts: 700, travel: 1000, travelLasts: 600, step: 40, told: 1650 };
const GAIN: Move = { from: [{ opacity: 0 }, {}], beginsMs: BEATS.count - 100, lastsMs: 200 };
const PASSING_GAIN: Move = {
  from: [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
  beginsMs: BEATS.count - 100,
  lastsMs: BEATS.told - BEATS.count + 100,
  curve: 'linear',
};
/** The first table of a run has no way behind it: its rows come from below, ms apart. */
const FIRST_STEP_MS = 60;
/** Height of a row with the gap under it in the hall, em. */
const PITCH_EM = 1.95;

/**
 * Places, names and scores of the hall's screen. It begins with the order and the points of the table before; then the
 * points count up, and the rows travel to their places, those that climb over the others. Sized by its font size.
 */
export function ScoreSheet({ rows, language }: { rows: readonly SheetRow[]; language: Language }) {
  const before = oldOrder(rows);
  const isFirst = rows.every(({ previousRank }) => previousRank === null);
  const scores = rows.map(({ score }) => score);
  return (
    <ol className={places.list} style={rankLook(rows)}>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          language={language}
          share={barShare(row.score, scores)}
          move={isFirst ? arrival(index) : travel(index, before[index] ?? null, rows.length)}
          climbs={(before[index] ?? rows.length) - index}
          isFirst={isFirst}
        />
      ))}
    </ol>
  );
}

/** All places have the room of the longest, also of one that is on its way out: names begin below each other. */
function rankLook(rows: readonly SheetRow[]): CSSProperties {
  const ranks = rows.flatMap(({ rank, previousRank }) => [rank, previousRank ?? rank]);
  const digits = String(Math.max(1, ...ranks)).length;
  // Named so that the custom property passes as a style.
  const look = { '--rank': `${Math.max(1.5, 0.5 + 0.65 * digits)}em`, order: 0 };
  return look;
}

function arrival(index: number): Move {
  const from = [{ transform: `translateY(${PITCH_EM}em)`, opacity: 0 }, { opacity: 1 }, {}];
  return { from, beginsMs: index * FIRST_STEP_MS, lastsMs: 350, curve: CURVES.come };
}

/** From the place before, or from below the table; the lowest row goes first. */
function travel(index: number, before: number | null, count: number): Move | null {
  if (before === index) return null;
  const rows = (before ?? count) - index;
  const start = { transform: `translateY(${rows * PITCH_EM}em)`, ...(before === null && { opacity: 0 }) };
  return {
    from: [start, {}],
    beginsMs: BEATS.travel + (count - 1 - index) * BEATS.step,
    lastsMs: BEATS.travelLasts,
    curve: CURVES.come,
  };
}

function Row({
  row,
  language,
  share,
  move,
  climbs,
  isFirst,
}: {
  row: SheetRow;
  language: Language;
  share: number;
  move: Move | null;
  /** Rows that it passes on its way up; less than none on its way down. */
  climbs: number;
  isFirst: boolean;
}) {
  const t = textsIn(language, 'show');
  const ref = useMove<HTMLLIElement>(move);
  const told = useMove<HTMLSpanElement>({ from: [{ opacity: 0 }, {}], beginsMs: BEATS.told, lastsMs: 250 });
  const moved = row.previousRank === null ? 0 : row.previousRank - row.rank;
  // What was gained gives its place to the way up or down.
  const gain = useMove<HTMLSpanElement>(moved === 0 ? GAIN : PASSING_GAIN);
  // A team's row has no room for it beside the faces.
  const gained = row.face === null ? 0 : row.gained;
  const place = { '--share': share, zIndex: 1 + Math.max(0, climbs) };
  const style: CSSProperties = place;
  return (
    <li ref={ref} className={`${places.row} ${moved > 0 ? styles.climbs : ''}`} style={style}>
      <span className={places.rank}>
        <CountUp
          from={row.previousRank ?? row.rank}
          to={row.rank}
          beginsMs={move?.beginsMs ?? BEATS.travel}
          lastsMs={BEATS.travelLasts}
          write={String}
        />
      </span>
      {(row.face !== null || row.team !== null) && (
        <span className={styles.who}>
          {row.face !== null && <Face face={row.face} size="1.6em" />}
          {row.team !== null && <TeamBadge team={row.team} />}
        </span>
      )}
      <FitText className={places.name} max="1em" min="0.62em" text={row.name} mayBreak>
        <bdi>{keepTail(row.name)}</bdi>
      </FitText>
      {row.crew.length > 0 && (
        <span className={styles.crew}>
          {row.crew.map((face, at) => (
            <Face key={at} face={face} size="1.4em" />
          ))}
        </span>
      )}
      {row.streak > 1 && (
        <span className={places.streak}>
          <Flame />
          <span className={looks.unseen}>{t.streak} </span>
          {row.streak}
        </span>
      )}
      {(moved !== 0 || gained !== 0) && (
        <span className={styles.news}>
          {gained !== 0 && (
            <span ref={gain} className={`${styles.gained} ${moved === 0 ? '' : styles.passes}`}>
              {gained > 0 ? `\u2066+${showNumber(gained)}\u2069` : showNumber(gained)}
            </span>
          )}
          {moved !== 0 && (
            <span ref={told} className={`${places.move} ${moved > 0 ? places.rose : ''}`}>
              <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
                <path d={moved > 0 ? 'M6 2 11 10H1Z' : 'M6 10 1 2H11Z'} fill="currentColor" />
              </svg>
              <span className={looks.unseen}>{moved > 0 ? t.up : t.down}</span>
              {Math.abs(moved)}
            </span>
          )}
        </span>
      )}
      <span className={places.score}>
        <CountUp
          from={isFirst ? 0 : row.score - row.gained}
          to={row.score}
          beginsMs={BEATS.count}
          lastsMs={BEATS.countLasts}
          write={showNumber}
        />
      </span>
    </li>
  );
}
