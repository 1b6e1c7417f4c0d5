import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Account } from './account.ts';
import { keyedStart } from './keyed-start.ts';
import type { KillBench, KilledStart } from './kill-bench.ts';
import { liveStart } from './live-start.ts';
import { startServerProcess } from './server-process.ts';

const PORT = Number(process.env['CRASH_PAID_PORT'] ?? 4412);
/**
 * Kills before these statements, counted back from the last: around the one that opens the first slide, of a live run,
 * between the price that is set aside and its payment.
 */
const BEFORE_LAST = [5, 4, 3, 2];

let bench: KillBench & { stop(): Promise<void> };
let owner: Account;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'qc-paid-'));
  const place = { port: PORT, dataDir, probe: true };
  let server = await startServerProcess(place);
  bench = {
    dataDir,
    databaseUrl: null,
    get server() {
      return server;
    },
    startAgain: async () => {
      server = await startServerProcess(place);
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  owner = await Account.register(server.url, 'payer');
});
afterAll(() => bench?.stop());

it.each([
  ['a live run', liveStart],
  ['assignments and exports', keyedStart],
])(
  'kill -9 while %s is started from many sides: charged once, and only if it started',
  async (_what, start) => {
    const { statements, faults } = await start(bench, owner, { killAt: null, lateMs: null });
    expect(faults).toEqual([]);
    const ends: KilledStart[] = [];
    for (const back of BEFORE_LAST) {
      const end = await start(bench, owner, { killAt: statements - back, lateMs: null });
      ends.push(end);
      expect(end, `killed at statement ${statements - back} of ${statements}`).toMatchObject({ faults: [] });
      expect(end.misused.refused).toBe(end.misused.tried);
    }
    // Assignments and exports are paid in the transaction that writes them.
    expect(ends.some(({ heldAtKill }) => heldAtKill)).toBe(start === liveStart);
  },
  120_000,
);
