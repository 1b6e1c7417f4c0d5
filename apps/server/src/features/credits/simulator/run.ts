// Plays histories of the ledger against its plain books.
//   node apps/server/src/features/credits/simulator/run.ts --seeds 200000            the night's run, in memory
//   … --seed 4711                                                                one seed again
//   … --fault key-not-scoped                                                     with a planted fault
//   … --postgres DOOR --seeds 200                                                on a test run's PostgreSQL
import { parseArgs } from 'node:util';
import { plantFault } from '../../../testing/plant-fault.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import type { Breach } from './play-history.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    fault: { type: 'string' },
    postgres: { type: 'string' },
  },
});
if (values.fault !== undefined) {
  plantFault(PLANTED_FAULTS, values.fault);
}
// Only now: a planted fault must be in place before its file is loaded.
const { CrashPlugin } = await import('./crash-plugin.ts');
const { openMemoryDatabase } = await import('./memory-database.ts');
const { playHistory } = await import('./play-history.ts');
const { playOrders } = await import('./play-orders.ts');
const { playRace } = await import('./play-race.ts');
const { makePostgresDatabase } = await import('../../../testing/test-databases.ts');
const { verifyLedger } = await import('../ledger/verify-ledger.ts');

/** Of so many histories one is a set of payments told in another order, and one is a race. */
const ORDERS_EVERY = 10;
const RACES_EVERY = values.postgres === undefined ? 20 : 2;

const postgres = values.postgres === undefined ? null : await makePostgresDatabase(values.postgres);
const db = postgres?.db ?? (await openMemoryDatabase());
const stage = { db, crash: new CrashPlugin(), reached: new Map<string, number>() };
const from = Number(values.seed ?? values.from);
const end = from + (values.seed === undefined ? Number(values.seeds) : 1);
const startedMs = performance.now();
let failure: Breach | null = null;
let seed = from;
for (; seed < end && failure === null; seed++) {
  failure = await playHistory(stage, seed);
  if (failure === null && seed % ORDERS_EVERY === 0) failure = await playOrders(db, seed);
  if (failure === null && seed % RACES_EVERY === 0) failure = await playRace(db, seed);
}
const faults: string[] = [];
// Orders are told of without the shop that keeps them.
const isOurs = (rule: string) => rule !== 'what was bought has its order';
if (failure === null)
  await verifyLedger(
    db,
    ({ rule, subject, detail }) => void (isOurs(rule) && faults.push(`${subject}: ${detail} (${rule})`)),
  );
const tookMs = Math.round(performance.now() - startedMs);
process.stdout.write(
  `${JSON.stringify({ histories: seed - from, tookMs, reached: Object.fromEntries(stage.reached), failure, faults: faults.slice(0, 5) })}\n`,
);
await (postgres?.remove() ?? db.destroy());
process.exitCode = failure !== null || faults.length > 0 ? 1 : 0;
