/**
 * npm run bench fence: what it costs that a journal's row is written only by who owns the room, beside the same rows
 * without that condition, on a PostgreSQL that flushes: four processes write at the same time, kinds take turns.
 */
import { parseArgs } from 'node:util';
import { figureLine, middle, shareOf } from '@qc/engine/testing/bench-figures';
import { openDatabase } from '#platform/db/open-database';
import { migrateDatabase } from '#platform/db/migrate';
import { findPostgresBinaries } from '../../../testing/find-postgres.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { startPostgresCluster } from '../../../testing/postgres-cluster.ts';
import { benchLog } from './bench-ground.ts';
import type { FenceOrder, FenceReply } from './bench-fence-writer.ts';
import { Asked } from './bench-servers.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const PROCESSES = 4;
/** All processes together. */
const AT_ONCE = 5000;
const PER_SECOND = 2000;
const SECONDS = 2;
/** A burst is short: of so many the middle one counts. */
const BURSTS = 3;

/** Of all processes: the last of many at once, ms; commands a second; the middle wait, ms. */
interface Costs {
  last: number;
  ceiling: number;
  p50: number;
}

const binaries = findPostgresBinaries();
if (binaries === null) throw new Error('this machine has no PostgreSQL');
const cluster = await startPostgresCluster(binaries, { flushes: true });
const writers: Asked<FenceOrder, FenceReply>[] = [];
try {
  await measure();
} finally {
  for (const writer of writers) writer.end();
  await cluster.stop();
}
process.exit(0);

async function measure(): Promise<void> {
  const url = cluster.url('postgres');
  const db = openDatabase({ postgresUrl: url }, benchLog);
  await migrateDatabase(db, benchLog);
  await insertUser(db, 'owner');
  await db.destroy();
  for (let n = 0; n < PROCESSES; n += 1) {
    const writer = new Asked<FenceOrder, FenceReply>('./bench-fence-writer.ts', { DATABASE: url, NAME: `writer-${n}` });
    writers.push(writer);
    await writer.next();
  }
  const rounds: { fenced: Costs; unfenced: Costs }[] = [];
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const [one, other] = [await costsOf(round % 2 === 0), await costsOf(round % 2 !== 0)];
    if (round > 0) rounds.push(round % 2 === 0 ? { fenced: one, unfenced: other } : { fenced: other, unfenced: one });
  }
  for (const kind of ['unfenced', 'fenced'] as const) {
    const of = (what: keyof Costs) => middle(rounds.map((round) => round[kind][what]));
    console.log(
      `${kind}: ${AT_ONCE} at once, the last after ${of('last').toFixed(1)} ms; ${Math.round(of('ceiling'))} a second ` +
        `at most; at ${PER_SECOND} a second p50 ${of('p50').toFixed(2)} ms`,
    );
  }
  const ratio = (what: keyof Costs) => middle(rounds.map(({ fenced, unfenced }) => fenced[what] / unfenced[what]));
  for (const found of [
    { what: `fenced append: the last of ${AT_ONCE} at once`, measured: ratio('last'), limit: { most: 1.3 } },
    { what: 'fenced append: commands a second at most', measured: ratio('ceiling'), limit: { least: 0.75 } },
    { what: `fenced append: p50 at ${PER_SECOND} a second`, measured: ratio('p50'), limit: { most: 1.25 } },
  ])
    console.log(figureLine({ figure: 2, ...found }));
}

async function costsOf(isFenced: boolean): Promise<Costs> {
  const all = async (order: Omit<FenceOrder, 'isFenced'>): Promise<number[]> =>
    (await Promise.all(writers.map((writer) => writer.ask({ isFenced, ...order })))).flatMap(({ waits }) => waits);
  const lasts: number[] = [];
  for (let n = 0; n < BURSTS; n += 1)
    lasts.push((await all({ commands: AT_ONCE / PROCESSES })).reduce((most, wait) => Math.max(most, wait), 0));
  const p50 = shareOf(await all({ perSecond: PER_SECOND / PROCESSES, seconds: SECONDS }), 0.5);
  const ceiling = (await all({ seconds: SECONDS })).length / SECONDS;
  return { last: middle(lasts), ceiling, p50 };
}
