import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { missingStates } from './rare-states.ts';

const SEEDS = 2000;
const HALF = SEEDS / 2;
const AGAIN = 100;

interface Report {
  seeds: number;
  twins: number;
  reached: Record<string, number>;
  digests: string[];
  failure: { seed: number; rule: string } | null;
}

/** What came of the seeds that showed the planted faults when last looked, and of some without any, in one process. */
interface Plants extends Pick<Report, 'digests' | 'failure'> {
  broken: Record<string, string | null>;
}

function start(file: string, ...args: string[]): Promise<{ stdout: string }> {
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, file), ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Plays seeds in a process of its own: a planted fault must reach every module, and twice the same needs two runs. */
async function play(...args: string[]): Promise<Report> {
  const run = start('run.ts', '--json', ...args);
  // A broken rule ends the process with 1; the report is printed all the same.
  const { stdout } = await run.catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error && String(error.stdout).startsWith('{'))
      return { stdout: String(error.stdout) };
    throw error;
  });
  return JSON.parse(stdout.split('\n')[0] ?? '');
}

describe('the simulator (L-22)', () => {
  let plants: Plants;
  beforeAll(async () => {
    plants = JSON.parse((await start('plants/play-plants.ts')).stdout);
  }, 600_000);

  it(`finds nothing in ${SEEDS} seeds, reaches every rare state, and plays a seed twice the same`, async () => {
    const [first, second, again] = await Promise.all([
      play('--seeds', `${HALF}`),
      play('--from', `${HALF + 1}`, '--seeds', `${HALF}`),
      play('--seeds', `${AGAIN}`, '--twins', '0'),
    ]);
    expect([first.failure, second.failure]).toEqual([null, null]);
    expect(first.seeds + second.seeds).toBe(SEEDS);
    expect(first.twins + second.twins).toBe(SEEDS / 5);
    const reached = new Map([...Object.entries(first.reached), ...Object.entries(second.reached)]);
    expect(missingStates(reached)).toEqual([]);
    expect(again.digests).toEqual(first.digests.slice(0, AGAIN));
    expect(new Set(first.digests).size).toBe(HALF);
    // After all planted faults, in their process.
    expect(plants.failure).toBeNull();
    expect(plants.digests.length).toBeGreaterThan(0);
    expect(plants.digests).toEqual(first.digests.slice(0, plants.digests.length));
  }, 600_000);

  it.each(PLANTED_FAULTS.map(({ name, rules, lastFoundBy = 1, hosts }) => [name, rules, lastFoundBy, hosts] as const))(
    `finds a planted fault within ${SEEDS} seeds: %s`,
    async (name, rules, lastFoundBy, hosts) => {
      const house = hosts === undefined ? [] : ['--hosts', `${hosts}`];
      const planted = ['--fault', name, '--twins', rules.includes('S4') ? '1' : '0', ...house];
      const from = async (seed: number, end: number) =>
        (await play(...planted, '--from', `${seed}`, '--seeds', `${end - seed}`)).failure?.rule;
      // Where that seed shows it no longer, another one has to.
      const found = plants.broken[name] ?? (await from(lastFoundBy + 1, SEEDS + 1)) ?? (await from(1, lastFoundBy + 1));
      expect(rules).toContain(found?.split(' ')[0]);
    },
    600_000,
  );
});
