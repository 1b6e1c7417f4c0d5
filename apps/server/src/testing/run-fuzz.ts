// `npm run fuzz -- [--per-operation 500] [--files 500] [--only login,getGame] [--seed N]`: row A-16 of the reliability
// plan. Good and bad calls of every operation that is described; prints what came of them, and fails when one missed.
import { parseArgs } from 'node:util';
import { routeTable, type RouteName } from '@qc/contract';
import { described } from './described.ts';
import { FuzzGround } from './fuzz-ground.ts';
import { type FuzzFigures, fuzzOperation } from './fuzz-operation.ts';
import { fuzzOther } from './fuzz-other.ts';
import { sampleCalls } from './sample-calls.ts';
import { buildTestApp } from './test-app.ts';
import { otherMethods, undeclared } from './served-operations.ts';

const SHOWN = 5;
const { values } = parseArgs({
  options: {
    'per-operation': { type: 'string', default: '500' },
    files: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '20261121' },
  },
});
const each = Number(values['per-operation']);
const forFiles = Number(values.files ?? values['per-operation']);
const names = values.only?.split(',') ?? [...described.keys()];
const unknown = names.filter((name) => !described.has(name));
if (!Number.isInteger(each) || !Number.isInteger(forFiles) || unknown.length > 0) {
  console.log(
    `npm run fuzz -- [--per-operation 500] [--files 500] [--only login,getGame] [--seed N] ${unknown.join()}`,
  );
  process.exit(2);
}

const total = { calls: 0, faults: 0, good: 0, taken: 0 };
const startedAtMs = performance.now();
for (const name of names) {
  const figures = await fuzz(name);
  const [good, bad] = [sum(figures.good), sum(figures.bad)];
  total.calls += good + bad;
  total.good += good;
  total.taken += [...figures.good].reduce((taken, [status, times]) => taken + (status < 400 ? times : 0), 0);
  total.faults += figures.faults.length;
  console.log(`${name.padEnd(26)} good ${shown(figures.good)}; bad ${shown(figures.bad)}`);
  for (const fault of figures.faults.slice(0, SHOWN)) console.log(`  NOT as described: ${fault}`);
}
const closing = await buildTestApp();
const [strangers, lax] = [undeclared(closing.app), await otherMethods(closing)];
await closing.close();
for (const line of [...strangers, ...lax]) console.log(`  ${line}`);
console.log(
  [
    `${names.length} operations, ${total.calls} calls in ${Math.round((performance.now() - startedAtMs) / 1000)} s, seed ${values.seed}`,
    `good calls that were taken: ${((100 * total.taken) / Math.max(1, total.good)).toFixed(1)} %`,
    `answers that are not as described, or 5xx: ${total.faults} (wanted 0)`,
    `routes that are not described, or not served: ${strangers.length} (wanted 0)`,
    `other methods that are not refused with 405: ${lax.length} (wanted 0)`,
  ].join('\n'),
);
process.exit(total.faults + strangers.length + lax.length > 0 ? 1 : 0);

/** On a server of its own: what one operation leaves behind is no matter of the next. */
async function fuzz(name: string): Promise<FuzzFigures> {
  const ground = await FuzzGround.open(Number(values.seed));
  const { download, upload } = routeTable[name] ?? {};
  const count = download === undefined && !upload ? each : forFiles;
  try {
    return isSampled(name) ? await fuzzOperation(ground, name, { each: count }) : await fuzzOther(ground, name, count);
  } finally {
    await ground.close();
  }
}

function isSampled(name: string): name is RouteName {
  return name in sampleCalls;
}

function sum(statuses: ReadonlyMap<number, number>): number {
  return [...statuses.values()].reduce((all, times) => all + times, 0);
}

function shown(statuses: ReadonlyMap<number, number>): string {
  const parts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  return parts.join(', ');
}
