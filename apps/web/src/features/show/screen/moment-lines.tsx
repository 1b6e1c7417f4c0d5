import { textsIn, type AllWords } from '#platform/words';
import type { Language, PhaseView, StandingLine, StandingRow } from '@qc/contract';
import { useMove } from '../motion/use-move.ts';
import { keepName } from '../parts/keep-units.ts';
import styles from './moment-lines.module.css';

/** From the phase's beginning, when rows have travelled, ms; each line after the other. */
const BEGINS_MS = 2000;
const STEP_MS = 400;

/**
 * What is said under the standings: how far the first is ahead, where nobody else says it, what is new, and why one of two who
 * have as many points is ahead.
 */
export function MomentLines({
  phase,
  language,
}: {
  phase: Extract<PhaseView, { phase: 'standings' }>;
  language: Language;
}) {
  const t = textsIn(language, 'moments');
  const lead = leadOf(phase, t);
  const isTied = hasTie(phase.top);
  // Why the first is ahead says more than that the first two are level, and beside another line it has no room.
  const lines = phase.lines.filter((line) => !isTied || line.kind !== 'close' || line.value > 0);
  const news = [...lines.map((line) => lineText(line, t)), ...(lead === null ? [] : [lead])];
  const said = news.length === 0 && isTied ? [t.tie] : news;
  if (said.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {said.map((line, index) => (
        <Line key={line} line={line} beginsMs={BEGINS_MS + index * STEP_MS} />
      ))}
    </ul>
  );
}

function Line({ line, beginsMs }: { line: string; beginsMs: number }) {
  const ref = useMove<HTMLLIElement>({
    from: [{ opacity: 0, transform: 'translateY(2cqmin)' }, {}],
    beginsMs,
    lastsMs: 280,
  });
  return (
    <li ref={ref} className={styles.line}>
      {line}
    </li>
  );
}

/** By how much the only first is ahead of the next player; null: nobody is, or it is said otherwise. */
function leadOf(
  { top, teams, lines }: Extract<PhaseView, { phase: 'standings' }>,
  t: AllWords['moments'],
): string | null {
  const [first, second] = top;
  if (!first || !second || teams.length > 0 || lines.length > 1) return null;
  const by = first.score - second.score;
  return by > 0 && !lines.some(({ kind }) => kind === 'close') ? t.leads(keepName(first.name), by) : null;
}

/** Two have as many points and not the same place: the time of their answers has decided. */
function hasTie(top: readonly StandingRow[]): boolean {
  return top.some((row, at) => {
    const next = top[at + 1];
    return next !== undefined && next.score === row.score && next.rank !== row.rank;
  });
}

function lineText(line: StandingLine, t: AllWords['moments']): string {
  switch (line.kind) {
    case 'leader':
      return t.leader(keepName(line.name));
    case 'climb':
      return t.climb(keepName(line.name), line.value);
    case 'streak':
      return t.streak(keepName(line.name), line.value);
    case 'close':
      return t.close(line.value);
    case 'half':
      return t.half;
    case 'team':
      return t.team(keepName(line.name));
    case 'comeback':
      return t.comeback(keepName(line.name));
  }
}
