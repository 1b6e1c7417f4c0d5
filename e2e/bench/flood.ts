/**
 * `npm run bench flood`: what hostile bodies without an account, sixty at once, do to a room that plays beside them:
 * from one address, then from many. The control is the same flood against a bare HTTP server in another process: what
 * the room loses merely because sender and server work on the same machine. Quiet, control and flooded rounds take turns
 * in the same run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startServerProcess } from '../crash/server-process.ts';
import { startBareProcess } from './bare/bare-process.ts';
import { familyResidentBytes, quantile } from './process-figures.ts';
import { connectRoom } from './rooms/room-target.ts';

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
/** Flood against control: between two runs of the same the figures differ by half. */
const RATIO_MAX = 1.5;
/** A round with its pauses takes about so long: a room needs a question for each. */
const ROUND_MS = 2500;
const Told = z.object({ answered: z.record(z.string(), z.number()), largest: z.number() });

const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
// The sender says by the header from which address it comes.
const settings = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };
const server = await startServerProcess({ port: Number(values.port), dataDir, settings });
const control = await startBareProcess(Number(values.port) + 1, {}, 'bare-refuser.ts');
const controlUrl = control.url.replace(/^ws/, 'http');
const sender = spawn(process.execPath, [join(import.meta.dirname, 'hostile/flood-sender.ts')], {
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
  const room = await connectRoom(server.url, players, 6 * Math.ceil(floodMs / ROUND_MS) + 10);
  const confirmations = async (): Promise<number[]> => {
    await room.ask();
    const times = await room.answer(SPREAD_MS);
    await room.next();
    return times;
  };
  const flooded = async (to: string, from: 'one' | 'many'): Promise<number[]> => {
    sender.stdin.write(`${JSON.stringify({ to, from })}\n`);
    const times = await confirmations();
    most = Math.max(most, await familyResidentBytes(server.pid));
    sender.stdin.write('null\n');
    return times;
  };
  // What is under way ends.
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1500));
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
    const times = { quiet: [] as number[], control: [] as number[], flood: [] as number[] };
    const healthFlooded: number[] = [];
    for (let doneMs = 0; doneMs < floodMs;) {
      times.quiet.push(...(await confirmations()));
      times.control.push(...(await flooded(controlUrl, source)));
      await rest();
      health = [];
      const from = performance.now();
      times.flood.push(...(await flooded(server.url, source)));
      doneMs += performance.now() - from;
      healthFlooded.push(...health);
      await rest();
    }
    console.log(` from ${source === 'one' ? 'one address' : 'many addresses'}`);
    for (const share of [0.5, 0.99]) {
      const all = Object.entries(times).map(([what, some]) => `${what} ${shown(quantile(some, share))}`);
      console.log(`  confirmed, p${share * 100} ms: ${all.join(', ')}`);
    }
    const ratio = quantile(times.flood, 0.99) / quantile(times.control, 0.99);
    verdict(`confirmed, p99 at most ${RATIO_MAX} times the control (${ratio.toFixed(2)})`, ratio <= RATIO_MAX);
    const p99 = quantile(healthFlooded, 0.99);
    verdict(`health p99 under ${HEALTH_MAX_MS} ms (${shown(p99)})`, p99 < HEALTH_MAX_MS);
  }
  looking = false;
  await looks;
  sender.kill('SIGTERM');
  await once(sender, 'close');
  await room.close();
  const { answered, largest } = Told.parse(JSON.parse(said));
  const grown = most / before;
  const countOf = (url: string): string =>
    Object.entries(answered)
      .map(([key, count]) => ({ count, port: key.split(' ')[0], status: key.split(' ')[1] }))
      .filter(({ port }) => port === new URL(url).port)
      .map(({ count, status }) => `${count} × ${status}`)
      .join(', ');
  console.log(` answered: ${countOf(server.url)}; by the control: ${countOf(controlUrl)}`);
  verdict(
    `memory under ${MEMORY_MAX} times (${grown.toFixed(2)}, ${megabytes(before)} → ${megabytes(most)} MB)`,
    grown < MEMORY_MAX,
  );
  verdict(`replies at most ${REPLY_MAX} bytes (${largest})`, largest <= REPLY_MAX);
  process.exitCode = good ? 0 : 1;
} finally {
  looking = false;
  sender.kill();
  await control.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function shown(ms: number): string {
  return ms.toFixed(1);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
