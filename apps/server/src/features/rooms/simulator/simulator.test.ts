import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
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

/** Plays seeds in a process of its own: a planted fault must reach every module, and twice the same needs two runs. */
async function play(...args: string[]): Promise<Report> {
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'run.ts'), '--json', ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  // A broken rule ends the process with 1; the report is printed all the same.
  const { stdout } = await run.catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error && String(error.stdout).startsWith('{'))
      return { stdout: String(error.stdout) };
    throw error;
  });
  return JSON.parse(stdout.split('\n')[0] ?? '');
}

describe('the simulator (L-22)', () => {
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
  }, 600_000);

  it.each(PLANTED_FAULTS.map(({ name, rules, lastFoundBy = 1, hosts }) => [name, rules, lastFoundBy, hosts] as const))(
    `finds a planted fault within ${SEEDS} seeds: %s`,
    async (name, rules, lastFoundBy, hosts) => {
      const house = hosts === undefined ? [] : ['--hosts', `${hosts}`];
      const planted = ['--fault', name, '--twins', rules.includes('S4') ? '1' : '0', ...house];
      const from = (seed: number, end: number) => play(...planted, '--from', `${seed}`, '--seeds', `${end - seed}`);
      const { failure } = await from(lastFoundBy, SEEDS + 1);
      const found = failure ?? (await from(1, lastFoundBy)).failure;
      expect(rules).toContain(found?.rule.split(' ')[0]);
    },
    600_000,
  );
});
