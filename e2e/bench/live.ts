/** `npm run bench live`: one room against the bare WebSocket library, in the same run, on this machine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startServerProcess } from '../crash/server-process.ts';
import { connectBare } from './bare-target.ts';
import { processorMs, quantile, residentBytes } from './process-figures.ts';
import { connectRoom } from './room-target.ts';
import type { Target } from './target.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100,1000,5000' },
    blocks: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4450' },
  },
});
const sizes = values.players.split(',').map(Number);
const blocks = Number(values.blocks);
const rounds = Number(values.rounds);
const port = Number(values.port);
const SPREAD_MS = 2000;

/** Everything measured of one server at one size. */
class Figures {
  readonly delivery: number[][] = [];
  readonly atOnce: number[][] = [];
  readonly spread: number[][] = [];
  processor: number[] = [];
  memory: number[] = [];
}

async function measure(target: Target, pid: number, figures: Figures): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const before = await processorMs(pid);
    figures.delivery.push(await target.ask());
    figures.atOnce.push(await target.answer(0));
    figures.processor.push((await processorMs(pid)) - before);
    await target.next();
    figures.delivery.push(await target.ask());
    figures.spread.push(await target.answer(SPREAD_MS));
    await target.next();
  }
}

/** The middle round's value: one disturbed round does not count. */
const middle = (all: readonly number[][], share: number): number =>
  quantile(
    all.map((one) => quantile(one, share)),
    0.5,
  );

function print(players: number, ours: Figures, bare: Figures): void {
  const line = (name: string, own: number, other: number, digits = 1) => {
    const cells = [own.toFixed(digits), other.toFixed(digits), (own / other).toFixed(2)].map((cell) =>
      cell.padStart(10),
    );
    console.log(`  ${name.padEnd(46)}${cells.join('')}`);
  };
  console.log(
    `\n${players} players in one room${' '.repeat(26)}${'ours'.padStart(10)}${'bare ws'.padStart(10)}${'ratio'.padStart(10)}`,
  );
  line('question on screen after the press, p50 ms', middle(ours.delivery, 0.5), middle(bare.delivery, 0.5));
  line('question on screen after the press, p99 ms', middle(ours.delivery, 0.99), middle(bare.delivery, 0.99));
  // Without what comes before the first frame: our press checks the session and is on disk first, the yardstick's is not.
  line('  of it from first to each player, p99 ms', middle(fanOut(ours), 0.99), middle(fanOut(bare), 0.99));
  line('confirmed, all at once, p50 ms', middle(ours.atOnce, 0.5), middle(bare.atOnce, 0.5));
  line('confirmed, all at once, p99 ms', middle(ours.atOnce, 0.99), middle(bare.atOnce, 0.99));
  line('confirmed, spread over 2 s, p50 ms', middle(ours.spread, 0.5), middle(bare.spread, 0.5));
  line('confirmed, spread over 2 s, p99 ms', middle(ours.spread, 0.99), middle(bare.spread, 0.99));
  line(
    'server processor per player and question, µs',
    perPlayer(ours.processor, players),
    perPlayer(bare.processor, players),
    0,
  );
  line('server memory per player, kB', quantile(ours.memory, 0.5) / 1024, quantile(bare.memory, 0.5) / 1024);
  const busy = loadavg()[0] ?? 0;
  if (busy > availableParallelism() * 2)
    console.log(`  (the machine was busy with other work: load ${busy.toFixed(1)})`);
  const deliveryRatio = middle(ours.delivery, 0.99) / middle(bare.delivery, 0.99);
  const ackLimit = 2 * middle(bare.atOnce, 0.99) + 10;
  const verdict = (good: boolean): string => (good ? 'reached' : 'NOT reached');
  console.log(`  delivery p99 within 1.5 of bare ws: ${verdict(deliveryRatio <= 1.5)}`);
  console.log(
    `  confirmation p99 at once under 2 x bare + 10 ms (${ackLimit.toFixed(1)}): ${verdict(middle(ours.atOnce, 0.99) < ackLimit)}`,
  );
}

const fanOut = (figures: Figures): number[][] =>
  figures.delivery.map((times) => times.map((time) => time - Math.min(...times)));

const perPlayer = (ms: readonly number[], players: number): number =>
  (ms.reduce((sum, value) => sum + value, 0) / ms.length / players) * 1000;

async function startBare(): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'bare-server.ts')], {
    env: { PATH: process.env['PATH'], PORT: String(port + 1) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'exit');
  };
  return { url: `ws://127.0.0.1:${port + 1}`, pid: child.pid ?? 0, stop };
}

/** Memory of a freshly filled server over its memory before, per player. */
async function withMemory(
  pid: number,
  players: number,
  figures: Figures,
  connect: () => Promise<Target>,
): Promise<Target> {
  const before = await residentBytes(pid);
  const target = await connect();
  figures.memory.push(Math.max(0, (await residentBytes(pid)) - before) / players);
  return target;
}

const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
const server = await startServerProcess({ port, dataDir });
const bare = await startBare();
try {
  console.log(
    `Journal on disk before each confirmation; ${blocks} blocks of ${rounds} x 2 questions, servers in turn.`,
  );
  for (const players of sizes) {
    const ours = new Figures();
    const theirs = new Figures();
    let question = '';
    for (let block = 0; block < blocks; block += 1) {
      const connect = async (): Promise<Target> => {
        const room = await connectRoom(server.url, players, rounds * 2);
        return { ...room, ask: async () => keep(await room.ask(), () => (question = room.question())) };
      };
      const room = await withMemory(server.pid, players, ours, connect);
      await measure(room, server.pid, ours);
      await room.close();
      const yardstick = await withMemory(bare.pid, players, theirs, () => connectBare(bare.url, players, question));
      await measure(yardstick, bare.pid, theirs);
      await yardstick.close();
    }
    print(players, ours, theirs);
  }
} finally {
  await server.stop();
  await bare.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function keep<T>(value: T, note: () => unknown): T {
  note();
  return value;
}
