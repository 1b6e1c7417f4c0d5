/** `npm run trial -- L-10 [--postgres] [--players N] [--turns N] [--quick] [--seed N] [--before …]`: one row of the reliability plan against the real product. */
import { readOptions } from '../bots/read-options.ts';
import { ensureClusterPrograms } from '../cluster/ensure-cluster-programs.ts';
import { type Demanded, demandedTable } from './cluster/demanded.ts';
import { startPostgresPair } from './cluster/postgres-pair.ts';
import { Stage } from './stage.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';
import { Trial } from './trial.ts';
import type { TrialRow } from './trial-row.ts';
import { trials } from './trials.ts';
import { openEarlierVersion } from './upgrade/earlier-version.ts';

const USAGE = [
  'npm run trial -- <row>… [--postgres] [--players N] [--turns N] [--quick] [--seed N] [--port 4620]',
  '    [--turns N]  faults of the rows that have them in turn, such as CLUSTER-KILL',
  '    [--only PART]  of a row with parts one alone, such as a provider of TELEPHONE',
  '    [--pictures FOLDER]  what its pages show is drawn there, of rows such as HOST',
  '    [--before REVISION-OR-FOLDER]  the version that UPGRADE starts from: a built checkout, or it is made for it',
  ...Object.entries(trials).map(([name, { about }]) => `  ${name}  ${about}`),
  '  CLUSTER  all of CLUSTER-…, in the sizes that were demanded, and a table of those figures at the end',
].join('\n');
const ALL_OF_CLUSTER = Object.keys(trials).filter((name) => name.startsWith('CLUSTER-'));
/** Longest time that a row takes, and a fault more than it usually has. */
const ROW_MS = 60 * 60_000;
const QUICK_ROW_MS = 4 * 60_000;
const TURN_MS = 60_000;
const options = {
  players: { type: 'string' },
  turns: { type: 'string' },
  quick: { type: 'boolean', default: false },
  seed: { type: 'string' },
  port: { type: 'string', default: '4620' },
  postgres: { type: 'boolean', default: false },
  only: { type: 'string' },
  before: { type: 'string' },
  pictures: { type: 'string' },
} as const;
const { values, positionals } = readOptions({ options, allowPositionals: true }, USAGE);

const wanted = positionals.flatMap((name) => (name.toUpperCase() === 'CLUSTER' ? ALL_OF_CLUSTER : name.toUpperCase()));
const players = values.players === undefined ? null : Number(values.players);
const turns = values.turns === undefined ? null : Number(values.turns);
const seed = values.seed === undefined ? 1 + Math.floor(Math.random() * 99_999) : Number(values.seed);
const port = Number(values.port);
const known = wanted.length > 0 && wanted.every((name) => Object.hasOwn(trials, name));
const lacksBefore = values.before === undefined && wanted.some((name) => trials[name]?.fromBefore);
if (!known || lacksBefore || ![players ?? 1, turns ?? 1, seed, port].every((one) => Number.isInteger(one))) {
  console.log(USAGE);
  process.exit(wanted.length === 0 ? 0 : 2);
}

// Servers that were started end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
const LONGEST_MS = (values.quick ? QUICK_ROW_MS : ROW_MS) * wanted.length + (turns ?? 0) * TURN_MS * wanted.length;
setTimeout(() => {
  console.error(`no end within ${LONGEST_MS / 60_000} minutes: NOT reached`);
  process.exit(1);
}, LONGEST_MS);

const before = values.before === undefined ? null : await openEarlierVersion(values.before);
// Of several servers the database is what nothing may be lost from: it flushes, as where the product runs.
const flushes = wanted.some((name) => trials[name]?.servers !== undefined);
if (flushes) ensureClusterPrograms();
const postgres = values.postgres || flushes ? await startThrowAwayPostgres({ flushes }) : null;
const database = postgres === null ? 'SQLite' : 'PostgreSQL';
const demanded: Demanded[] = [];
for (const name of wanted) {
  const row = trials[name];
  if (!row) continue;
  console.log(`${name}: ${row.about}`);
  const { quick, only, pictures } = values;
  const trial = new Trial({
    quick,
    players,
    turns,
    seed,
    port,
    database,
    only: only ?? null,
    pictures: pictures ?? null,
  });
  const reached = await tryOut(trial, name);
  if (!reached) process.exitCode = 1;
  demanded.push(...trial.demanded.map((one) => ({ ...one, by: name })));
}
for (const line of demandedTable(demanded)) console.log(line);
await postgres?.stop();
await before?.remove();
// Timers of wires that were given up must not hold the reply.
process.exit();

async function tryOut(trial: Trial, name: string): Promise<boolean> {
  const row = trials[name];
  await row?.needs?.();
  const stage = await openStage(trial, row);
  try {
    await row?.run(trial, stage);
    trial.exactly('exits of the server that nobody asked for', stage.running ? 0 : 1, 0);
    const reached = trial.report(name);
    if (!reached) tellWhy(stage);
    return reached;
  } catch (error) {
    console.error('the trial could not be brought to its end:', error);
    trial.report(name);
    tellWhy(stage);
    return false;
  } finally {
    await stage.close();
    if (row?.standby) await stage.postgres?.stop();
  }
}

function tellWhy(stage: Stage): void {
  for (const line of stage.lastWords()) console.error(`  ${line}`);
}

async function openStage(trial: Trial, row: TrialRow | undefined): Promise<Stage> {
  const database = row?.standby ? await startPostgresPair() : postgres;
  if (row?.servers !== undefined && database) return Stage.openMany(trial, database, { ...row, servers: row.servers });
  return Stage.open(trial, postgres, row?.settings, row?.fromBefore ? before : null);
}
