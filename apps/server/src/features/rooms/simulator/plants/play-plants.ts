/**
 * Plays for each planted fault the one seed that showed it when last looked, all in one process: starting a process for
 * each takes ten times as long as playing. Prints as JSON which rule each broke, null where none did, and what the hashes
 * of the first seeds are when everything was loaded once more without a fault: what was planted before must not have
 * left anything behind.
 */
import { PLANTED_FAULTS } from '../planted-faults.ts';
import type { simulate } from '../simulate.ts';
import { takeTurnsOver } from '../turns.ts';
import { loadBeside } from './load-beside.ts';

const AS_IT_IS = 'as-it-is';
const FIRST_SEEDS = 10;

// Failures of the store are made by the thousand: where they come from is known.
Error.stackTraceLimit = 4;
// A fault may leave promises behind that nobody waits for: a rule has to find it.
process.on('unhandledRejection', () => undefined);
loadBeside(PLANTED_FAULTS);
takeTurnsOver();

const broken: Record<string, string | null> = {};
for (const { name, rules, lastFoundBy = 1, hosts } of PLANTED_FAULTS) {
  const { failure } = await playWith(name, {
    from: lastFoundBy,
    count: 1,
    twinEvery: rules.includes('S4') ? 1 : 0,
    hosts,
  });
  broken[name] = failure?.rule ?? null;
}
const { digests, failure } = await playWith(AS_IT_IS, { from: 1, count: FIRST_SEEDS, twinEvery: 0 });
process.stdout.write(`${JSON.stringify({ broken, digests, failure })}\n`);

async function playWith(name: string, range: Parameters<typeof simulate>[0]): ReturnType<typeof simulate> {
  const planted: { simulate: typeof simulate } = await import(`../simulate.ts?${name}`);
  return planted.simulate(range);
}
