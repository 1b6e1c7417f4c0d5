import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServerProcess } from '../../crash/server-process.ts';
import { connectBare } from '../bare/bare-target.ts';
import { startBareProcess } from '../bare/bare-process.ts';
import { quantile } from '../process-figures.ts';
import { connectRoom } from './room-target.ts';
import type { Target } from './target.ts';

/** Memory per player, bytes. */
export interface MemoryFigures {
  /** By which the fresh process grew, garbage collected, when its first large room was full. */
  resident: number;
  /** The same after a question was played. */
  residentPlayed: number;
  /** What is really in use, heap and buffers, after a question: the middle of several rooms filled one after another. */
  used: number;
}

interface Settled {
  rss: number;
  used: number;
}

const PROBE = pathToFileURL(join(import.meta.dirname, 'memory-probe.ts')).href;
const FILLS = 3;
/** Players of the room that warms a process: programme text and first buffers are no player's. */
const WARM = 200;
const ROUNDS = 2;

/** A server of the product, and the players that speak with it. */
interface Measured {
  port: number;
  /** Checkout whose server it is; without it: this one. */
  root?: string;
  connectRoom?: typeof connectRoom;
}

/** Fills rooms in a fresh process of the product; `asked` is told each question's frame. */
export async function measureRoomMemory(
  players: number,
  { port, root, connectRoom: connect = connectRoom }: Measured,
  asked: (question: string) => void = () => undefined,
): Promise<MemoryFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
  const file = join(dataDir, 'memory.json');
  try {
    const server = await startServerProcess({ port, dataDir, root, settings: probed(file) });
    const fillRoom = async (count: number): Promise<Target> => {
      const room = await connect(server.url, count, ROUNDS);
      return { ...room, ask: async () => room.ask().finally(() => asked(room.question())) };
    };
    return await fill(players, () => settle(server.pid, file), fillRoom).finally(() => server.stop());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fills rooms in fresh processes, ours and the bare library's. */
export async function measureMemory(
  players: number,
  port: number,
): Promise<{ ours: MemoryFigures; bare: MemoryFigures }> {
  let question = '';
  const ours = await measureRoomMemory(players, { port }, (asked) => (question = asked));
  const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
  const file = join(dataDir, 'memory.json');
  try {
    const yardstick = await startBareProcess(port + 1, probed(file));
    const fillBare = (count: number): Promise<Target> => connectBare(yardstick.url, count, question);
    const bare = await fill(players, () => settle(yardstick.pid, file), fillBare).finally(() => yardstick.stop());
    return { ours, bare };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function probed(file: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=${PROBE}`, QC_MEMORY_FILE: file };
}

async function fill(
  players: number,
  settled: () => Promise<Settled>,
  connect: (players: number) => Promise<Target>,
): Promise<MemoryFigures> {
  const warm = await connect(WARM);
  await play(warm);
  await warm.close();
  const first: number[] = [];
  const used: number[] = [];
  for (let turn = 0; turn < FILLS; turn += 1) {
    const before = await settled();
    const room = await connect(players);
    if (turn === 0) first.push(((await settled()).rss - before.rss) / players);
    await play(room);
    const after = await settled();
    if (turn === 0) first.push((after.rss - before.rss) / players);
    used.push((after.used - before.used) / players);
    await room.close();
  }
  const [resident = Number.NaN, residentPlayed = Number.NaN] = first;
  return { resident, residentPlayed, used: quantile(used, 0.5) };
}

async function play(room: Target): Promise<void> {
  await room.ask();
  await room.answer(0);
  await room.next();
}

async function settle(pid: number, file: string): Promise<Settled> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return JSON.parse(text);
  }
}
