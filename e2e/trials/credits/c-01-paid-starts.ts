import type { Account } from '../../crash/account.ts';
import { keyedStart } from '../../crash/keyed-start.ts';
import type { KillBench, KilledStart } from '../../crash/kill-bench.ts';
import { liveStart } from '../../crash/live-start.ts';
import type { CountAnew } from '../../crash/statement-counter.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Credits set aside for a run that did not start are free again this soon, ms. */
const FREE_WITHIN_MS = 5000;
const POINTS = 20;
/** So many statements are tried one by one. */
const FEW = 30;
/** Part of the statements before which no run is on disk yet. */
const EARLY = 0.1;
/** In the middle of writing: no statement takes longer, ms. */
const LATE_MS = 4;

type Start = (bench: KillBench, owner: Account, kill: CountAnew) => Promise<KilledStart>;

/** C-01: whatever is pressed at once, and wherever the power is cut, a run is charged once, and only if it started. */
export async function paidStarts(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  await killAllOver(trial, stage, { owner, start: liveStart, name: 'live starts' });
  await killAllOver(trial, stage, { owner, start: keyedStart, name: 'assignments and exports' });
  const { lines } = await verifyLedger(stage);
  trial.exactly('the books, proved by the command', lines.join('; '), 'The ledger is right.');
}

async function killAllOver(
  trial: Trial,
  stage: Stage,
  { owner, start, name }: { owner: Account; start: Start; name: string },
): Promise<void> {
  const whole = await start(stage, owner, { killAt: null, lateMs: null });
  trial.note(`${name}: ${whole.statements} statements from the presses to the end`);
  const ends = [whole];
  for (const kill of killsAmong(whole.statements, trial)) {
    const end = await start(stage, owner, kill);
    ends.push(end);
    const how = kill.lateMs === null ? 'before' : `${kill.lateMs.toFixed(1)} ms after`;
    const held = end.heldAtKill ? ', its price set aside' : '';
    trial.note(
      `killed ${how} statement ${kill.killAt}${held}: ${end.started ? 'started and paid' : 'not started'}, nothing set aside after ${end.heldMs} ms`,
    );
    for (const fault of end.faults) trial.note(`  wrong: ${fault}`);
  }
  const sum = (of: (end: KilledStart) => number): number => ends.reduce((all, end) => all + of(end), 0);
  const killed = ends.slice(1);
  trial.atLeast(`${name}: times pressed and killed`, killed.length, trial.quick ? 5 : POINTS);
  if (start === liveStart)
    trial.atLeast(`${name}: kills with the price set aside`, killed.filter(({ heldAtKill }) => heldAtKill).length, 1);
  trial.atLeast(`${name}: kills before the run was on disk`, killed.filter(({ started }) => !started).length, 1);
  trial.atLeast(`${name}: kills after it`, killed.filter(({ started }) => started).length, 1);
  trial.exactly(
    `${name}: not charged exactly once, or charged and not started`,
    sum(({ faults }) => faults.length),
    0,
  );
  trial.atMost(
    `${name}: credits free after the restart`,
    Math.max(...ends.map(({ heldMs }) => heldMs)),
    FREE_WITHIN_MS,
    'ms',
  );
  trial.exactly(
    `${name}: used keys with another body refused`,
    sum(({ misused }) => misused.refused),
    sum(({ misused }) => misused.tried),
  );
}

/** Before every statement, or twenty of many, and in the middle of some; quick: early, and around the first slide. */
function killsAmong(statements: number, trial: Trial): CountAnew[] {
  if (trial.quick) {
    // When the last of fifty presses is answered, assignments and exports are on disk for long.
    const early = Math.ceil(statements * EARLY);
    return [early, ...[5, 4, 3, 2].map((back) => statements - back)].map((killAt) => ({ killAt, lateMs: null }));
  }
  // Nobody may have more than fifty assignments open.
  const count = statements > FEW ? POINTS : Math.max(POINTS, statements);
  return Array.from({ length: count }, (_, point) => {
    const killAt = 1 + Math.round((point * (statements - 1)) / (count - 1));
    // Of many statements some are cut in their middle; of few, none is left out.
    const lateMs = statements > count && point % 2 === 1 ? trial.random() * LATE_MS : null;
    return { killAt, lateMs };
  });
}
