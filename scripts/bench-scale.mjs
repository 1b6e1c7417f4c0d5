// npm run bench scale: what is demanded of several servers and of a large room, each figure measured by its own bench
// and told in one table. Whatever is missed is told as missed; only what could not be measured ends it with a fault.
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benches } from './benches.mjs';
import { binFolder, productNode, root, toolEnvironment } from './paths.mjs';

/** @typedef {{ figures: readonly number[]; command: readonly string[]; proves?: string }} Measurement */
/** @typedef {{ figure: number; what: string; measured: string; limit: string; verdict: string; load: string }} Row */

const { values } = parseArgs({
  options: {
    figures: { type: 'string', default: '2,3,4,10,11,12,13,14' },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
});
const wanted = new Set(values.figures.split(',').map(Number));
if (values.against !== undefined) wanted.add(1);

/**
 * A bench of our own.
 * @param {keyof typeof benches} name
 * @param {string[]} words
 */
const bench = (name, ...words) => [productNode, join(root, benches[name].file), '--rounds', values.rounds, ...words];
/**
 * Tests that count, on PostgreSQL.
 * @param {string[]} files
 */
const tests = (...files) => [join(binFolder, 'vitest'), 'run', '--project', 'server', ...files];

const guesses = 'apps/server/src/features/accounts/sessions/guessing-of-many.test.ts';
const jobs = 'apps/server/src/features/credits/ledger/expiry-of-many.test.ts';
/** @type {readonly Measurement[]} */
const measurements = [
  { figures: [14], command: bench('joins') },
  { figures: [2], command: bench('fence') },
  { figures: [3, 10], command: bench('relay') },
  { figures: [4], command: bench('spread') },
  { figures: [11], command: bench('far', '--sizes', '10000,100000', '--servers', '10') },
  {
    figures: [12],
    command: tests(guesses),
    proves: `300 passwords at three servers at once: 10 are judged (guessing-of-many)`,
  },
  {
    figures: [13],
    command: tests(jobs),
    proves: `100 turns at three servers, one that stands still: once each (expiry-of-many)`,
  },
  {
    figures: [1],
    command: [
      productNode,
      join(root, benches.live.file),
      ...['--against', values.against ?? 'last', '--sizes', '1000', '--memory', '2000'],
      ...['--rounds', '2', '--blocks', values.rounds],
    ],
  },
];

/** @type {Row[]} */
const rows = [];
/** @type {string[]} */
const faults = [];
for (const measurement of measurements) {
  if (!measurement.figures.some((figure) => wanted.has(figure))) continue;
  const names = measurement.figures.join(', ');
  console.log(`\n— figure ${names}`);
  const { code, said } = await run(measurement.command);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const found = said.flatMap((line) => read(line, load));
  // A test that was skipped for want of PostgreSQL proves nothing.
  const isProven = measurement.proves !== undefined && code === 0 && !said.some((line) => /\bskipped\b/.test(line));
  if (isProven && measurement.proves)
    found.push({
      figure: measurement.figures[0] ?? 0,
      what: measurement.proves,
      measured: 'exactly',
      limit: 'exactly',
      verdict: 'reached',
      load,
    });
  if (code !== 0 || found.length === 0) faults.push(`figure ${names} could not be measured`);
  rows.push(...found.filter(({ figure }) => wanted.has(figure)));
}
print();
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

/**
 * Runs it, shows what it says, and gives it line by line.
 * @param {readonly string[]} command
 * @returns {Promise<{ code: number; said: string[] }>}
 */
function run([program = '', ...words]) {
  const child = spawn(program, words, { cwd: root, env: toolEnvironment(), stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (/** @type {Buffer} */ part) => {
    process.stdout.write(part);
    text += String(part);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said: text.split('\n') }));
  });
}

/**
 * A figure as benches print it: `figure | 2 | what | 1.1 | at most 1.3 | reached`.
 * @param {string} line
 * @param {string} load
 * @returns {Row[]}
 */
function read(line, load) {
  const [mark, figure, what = '', measured = '', limit = '', verdict = ''] = line.split(' | ');
  return mark === 'figure' ? [{ figure: Number(figure), what, measured, limit, verdict, load }] : [];
}

/** The table; the load is the machine's when the figure was told. */
function print() {
  const width = Math.max(10, ...rows.map(({ what }) => what.length));
  console.log(`\n${values.rounds} rounds each, the middle; ${availableParallelism()} processors`);
  console.log(
    `${'#'.padStart(2)}  ${'what'.padEnd(width)}${'measured'.padStart(10)}  ${'limit'.padEnd(15)}${'load'.padStart(5)}`,
  );
  for (const { figure, what, measured, limit, load, verdict } of rows.sort((a, b) => a.figure - b.figure))
    console.log(
      `${String(figure).padStart(2)}  ${what.padEnd(width)}${measured.padStart(10)}  ${limit.padEnd(15)}${load.padStart(5)}  ${verdict}`,
    );
}
