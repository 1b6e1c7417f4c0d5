import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { processorMs } from '../../bench/process-figures.ts';
import type { DataPlace } from '../../crash/stored-rows.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const LOOK_EVERY_MS = 50;

/** What `npm run ledger -- verify` said, and what it took. */
export interface LedgerProof {
  lines: string[];
  ms: number;
  /** Of all its threads. */
  processorMs: number;
}

/** Proves the books of a server as an operator would, by the command. */
export async function verifyLedger({ dataDir, databaseUrl }: DataPlace): Promise<LedgerProof> {
  const startedAtMs = performance.now();
  const command = [join(ROOT, 'apps/server/src/ledger.ts'), 'verify'];
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), command, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  let used = 0;
  // What a process has used is told as long as it is there.
  const look = setInterval(() => {
    processorMs(child.pid ?? 0).then(
      (ms) => (used = ms),
      () => undefined,
    );
  }, LOOK_EVERY_MS);
  await once(child, 'close');
  clearInterval(look);
  return { lines, ms: performance.now() - startedAtMs, processorMs: used };
}
