import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Language, PodiumView } from '@qc/contract';
import { Face } from '../faces/face.tsx';
import { useMove } from '../motion/use-move.ts';
import { keepTail } from '../parts/keep-units.ts';
import { FitText } from '../parts/fit-text.tsx';
import looks from '../parts/looks.module.css';
import { showNumber } from '../show-texts.ts';
import { NAMED, type OnStep, type PodiumColumn } from '../standings/podium-columns.ts';
import { TeamBadge } from '../standings/team-badge.tsx';
import { stepMoves, type StepMoves } from './podium-moves.ts';
import styles from './podium.module.css';

/** How high a step is beside the first, by its place; of one that is not told, by where it stands. */
const HEIGHTS = [100, 74, 54];

/** A step with whoever stands on it, or empty. */
export function PodiumStep({
  phase,
  columns,
  index,
  language,
}: {
  phase: PodiumView;
  columns: readonly PodiumColumn[];
  /** 0: the best place. */
  index: number;
  language: Language;
}) {
  const column = columns[index] ?? { rank: null, rows: [] };
  const moves: StepMoves = stepMoves(phase, column, index, columns);
  const step = useMove<HTMLLIElement>(moves.step);
  const block = useMove<HTMLSpanElement>(moves.block);
  const number = useMove<HTMLSpanElement>(moves.rank);
  const { rank, rows } = column;
  const place = {
    '--tall': HEIGHTS[(rank ?? index + 1) - 1] ?? 54,
    // The best in the middle, the second at the start side.
    order: columns.length === 1 ? 0 : [1, 0, 2][index],
  };
  const style: CSSProperties = place;
  const shared = rows.length > 2 ? styles.many : rows.length > 1 ? styles.shared : '';
  return (
    <li
      ref={step}
      className={`${styles.step} ${index === 0 ? styles.middle : ''} ${rank === 1 ? styles.best : ''} ${shared}`}
      style={style}
    >
      <div className={styles.people}>
        {rows.slice(0, NAMED).map((row) => (
          <Standing
            key={row.key}
            row={row}
            moves={moves}
            isLarge={rank === 1 && rows.length === 1}
            isAlone={rows.length === 1}
          />
        ))}
      </div>
      {rows.length > NAMED && <span className={styles.score}>{`+${rows.length - NAMED}`}</span>}
      <span className={styles.foot}>
        <span
          ref={block}
          data-part="stretched"
          className={`${styles.block} ${rank === 1 ? styles.first : ''} ${rank === null ? styles.empty : ''}`}
        />
        {rank !== null && (
          <span ref={number} className={styles.rank} data-part="">
            <span className={looks.unseen}>{textsIn(language, 'presenter').place} </span>
            <span data-seen>{rank}</span>
          </span>
        )}
      </span>
    </li>
  );
}

function Standing({
  row,
  moves,
  isLarge,
  isAlone,
}: {
  row: OnStep;
  moves: StepMoves;
  isLarge: boolean;
  isAlone: boolean;
}) {
  const face = useMove<HTMLSpanElement>(moves.face);
  const words = useMove<HTMLDivElement>(moves.words);
  return (
    <div className={styles.standing}>
      <span ref={face} className={styles.faces} data-part="">
        {row.team !== null && <TeamBadge team={row.team} />}
        {/* Beside another team there is room for its sign alone. */}
        {(row.team === null || isAlone ? row.faces : []).map((one, at) => (
          <Face key={at} face={one} alive mood={isLarge && moves.face ? 'winner' : undefined} />
        ))}
      </span>
      <div ref={words} className={styles.words} data-part="">
        <FitText className={styles.name} max={isLarge ? '8cqmin' : '6.2cqmin'} min="3.6cqmin" text={row.name} mayBreak>
          <bdi data-seen>{keepTail(row.name)}</bdi>
        </FitText>
        <span className={styles.score}>{showNumber(row.score)}</span>
      </div>
    </div>
  );
}
