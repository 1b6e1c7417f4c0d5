/**
 * `npm run bench flood`: what hostile bodies without an account, sixty at once, do to a room that plays beside them:
 * from one address, then from many. Quiet and flooded rounds take turns in the same run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startServerProcess } from '../crash/server-process.ts';
import { familyResidentBytes, quantile } from './process-figures.ts';
import { connectRoom } from './room-target.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '4470' },
  },
});
const players = Number(values.players);
const floodMs = Number(values.seconds) * 1000;
const SPREAD_MS = 2000;
const HEALTH_EVERY_MS = 50;
const HEALTH_MAX_MS = 100;
const MEMORY_MAX = 1.5;
const REPLY_MAX = 16_000;
/** A round with its pauses takes about so long: a room needs a question for each. */
const ROUND_MS = 3000;
const Told = z.object({ answered: z.record(z.string(), z.number()), largest: z.number() });

const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
// The sender says by the header from which address it comes.
const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };
const server = await startServerProcess({ port: Number(values.port), dataDir, settings });
const sender = spawn(process.execPath, [join(import.meta.dirname, 'flood-sender.ts'), server.url], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
let health: number[] = [];
let looking = true;
const lookOn = async (): Promise<void> => {
  while (looking) {
    const from = performance.now();
    await (await fetch(`${server.url}/health`)).arrayBuffer();
    health.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, HEALTH_EVERY_MS));
  }
};
try {
  let said = '';
  sender.stdout.on('data', (text) => (said += String(text)));
  await once(sender.stdout, 'data');
  said = '';
  const room = await connectRoom(server.url, players, 4 * Math.ceil(floodMs / ROUND_MS) + 10);
  const confirmations = async (): Promise<number[]> => {
    await room.ask();
    const times = await room.answer(SPREAD_MS);
    await room.next();
    return times;
  };
  // The first questions also warm the programme, and its memory.
  for (let warm = 0; warm < 3; warm += 1) await confirmations();
  const looks = lookOn();
  const before = await familyResidentBytes(server.pid);
  let most = before;
  let good = true;
  const verdict = (what: string, reached: boolean): void => {
    good &&= reached;
    console.log(`  ${what}: ${reached ? 'reached' : 'NOT reached'}`);
  };
  console.log(`${players} players, answers spread over 2 s, ${values.seconds} s of flood each way`);
  for (const source of ['one', 'many'] as const) {
    const quiet: number[] = [];
    const flooded: number[] = [];
    const healthFlooded: number[] = [];
    for (let doneMs = 0; doneMs < floodMs;) {
      quiet.push(...(await confirmations()));
      health = [];
      const from = performance.now();
      sender.stdin.write(`"${source}"\n`);
      flooded.push(...(await confirmations()));
      doneMs += performance.now() - from;
      most = Math.max(most, await familyResidentBytes(server.pid));
      sender.stdin.write('null\n');
      healthFlooded.push(...health);
      // What is under way ends.
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    const [one, other] = [quantile(quiet, 0.99), quantile(flooded, 0.99)];
    const p99 = quantile(healthFlooded, 0.99);
    console.log(` from ${source === 'one' ? 'one address' : 'many addresses'}`);
    console.log(`  confirmed, p50 ms: quiet ${shown(quantile(quiet, 0.5))}, flood ${shown(quantile(flooded, 0.5))}`);
    console.log(`  confirmed, p99 ms: quiet ${shown(one)}, flood ${shown(other)}, ratio ${(other / one).toFixed(2)}`);
    verdict(`health p99 under ${HEALTH_MAX_MS} ms (${shown(p99)})`, p99 < HEALTH_MAX_MS);
  }
  looking = false;
  await looks;
  sender.kill('SIGTERM');
  await once(sender, 'close');
  await room.close();
  const { answered, largest } = Told.parse(JSON.parse(said));
  const grown = most / before;
  console.log(
    `  answered: ${Object.entries(answered)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  verdict(
    `memory under ${MEMORY_MAX} times (${grown.toFixed(2)}, ${megabytes(before)} → ${megabytes(most)} MB)`,
    grown < MEMORY_MAX,
  );
  verdict(`replies at most ${REPLY_MAX} bytes (${largest})`, largest <= REPLY_MAX);
  process.exitCode = good ? 0 : 1;
} finally {
  looking = false;
  sender.kill();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function shown(ms: number): string {
  return ms.toFixed(1);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
