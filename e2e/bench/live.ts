/**
 * `npm run bench live`: rooms of the product against the bare WebSocket library, in the same run, on this machine; and
 * beside both the bare library that has everything on the disk first, as the product has.
 * `--sizes` takes sizes of one room, and rooms × players such as 500x20. With `--against` the server of this tree plays
 * beside that of an earlier revision instead, or of the last release (`last`), in one room of the first of the sizes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stepAside } from '../bots/step-aside.ts';
import { measureAgainst } from './against/live-against.ts';
import { Account } from '../crash/account.ts';
import { startServerProcess } from '../crash/server-process.ts';
import { startBareProcess, type BareProcess } from './bare/bare-process.ts';
import { connectBare } from './bare/bare-target.ts';
import { Figures, measure } from './rooms/live-figures.ts';
import { printGrowth, printMemory, printSize, roomName, type SizeFigures } from './rooms/live-report.ts';
import { measureMemory } from './rooms/memory.ts';
import { joinRoom, openBenchRoom } from './rooms/room-target.ts';
import { connectMany, type Target } from './rooms/target.ts';
import { together } from './rooms/together.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string' },
    against: { type: 'string' },
    memory: { type: 'string', default: '10000' },
    blocks: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4450' },
  },
});
const sizes = values.sizes ?? (values.against === undefined ? '100,1000,5000,10000,500x20' : '1000');
const blocks = Number(values.blocks);
const rounds = Number(values.rounds);
const port = Number(values.port);
/** Operators of many rooms press within this time, ms. */
const PRESS_WITHIN_MS = 2000;
const ROOMS_AT_ONCE = 10;
/** One account may open sixty in ten minutes. */
const ROOMS_PER_ACCOUNT = 50;

interface Joined {
  target: Target;
  joinMs: number;
}

if (values.against !== undefined) {
  const players = Number(sizes.split(',')[0]);
  await measureAgainst(values.against, { players, blocks, rounds, memory: Number(values.memory), port });
  process.exit(0);
}
const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
const server = await startServerProcess({ port, dataDir });
const bare = await startBareProcess(port + 1);
const bareOnDisk = await startBareProcess(port + 2, { JOURNAL_FILE: join(dataDir, 'bare.journal') });
// For all alike: no server waits for its own players.
stepAside();
let question = '';
const all: SizeFigures[] = [];
try {
  console.log(
    `Journal on disk before each confirmation; ${blocks} blocks of ${rounds} × 2 questions, servers in turn.`,
  );
  for (const size of sizes.split(',').filter((one) => one !== '')) {
    const [rooms = 1, players = 0] = size.includes('x') ? size.split('x').map(Number) : [1, Number(size)];
    all.push(await measureSize(rooms, players));
  }
} finally {
  await server.stop();
  await bare.stop();
  await bareOnDisk.stop();
  await rm(dataDir, { recursive: true, force: true });
}
printGrowth(all);
if (Number(values.memory) > 0) printMemory(Number(values.memory), await measureMemory(Number(values.memory), port));

async function measureSize(rooms: number, each: number): Promise<SizeFigures> {
  const players = rooms * each;
  const name = rooms === 1 ? roomName(each) : `${rooms} rooms of ${each} players`;
  const size = { name, players, ours: new Figures(), bare: new Figures(), bareOnDisk: new Figures() };
  const play = async ({ target, joinMs }: Joined, pid: number, figures: Figures): Promise<void> => {
    figures.joinMs.push(joinMs);
    await measure(target, { pid, players, rounds }, figures);
    await target.close();
  };
  for (let block = 0; block < blocks; block += 1) {
    await play(await joinOurs(rooms, each), server.pid, size.ours);
    await play(await joinBare(bare, rooms, each), bare.pid, size.bare);
    await play(await joinBare(bareOnDisk, rooms, each), bareOnDisk.pid, size.bareOnDisk);
  }
  printSize(size);
  const busy = loadavg()[0] ?? 0;
  if (busy > availableParallelism() * 2)
    console.log(`  (the machine was busy with other work: load ${busy.toFixed(1)})`);
  return size;
}

async function joinOurs(rooms: number, each: number): Promise<Joined> {
  const accounts: Account[] = [];
  for (let from = 0; from < rooms; from += ROOMS_PER_ACCOUNT)
    accounts.push(await Account.register(server.url, `bench${Date.now()}x${from}`));
  const open = async (room: number) => {
    const account = accounts[Math.floor(room / ROOMS_PER_ACCOUNT)];
    if (!account) throw new Error('every room has an account');
    return { account, room: await openBenchRoom(account, rounds * 2) };
  };
  const lobbies = await connectMany(rooms, open, ROOMS_AT_ONCE);
  const startedAt = performance.now();
  const join = async (at: number) => {
    const lobby = lobbies[at];
    if (!lobby) throw new Error('every room is open');
    return joinRoom(lobby.account, lobby.room, each);
  };
  const opened = await connectMany(rooms, join, ROOMS_AT_ONCE);
  const joinMs = performance.now() - startedAt;
  const [first] = opened;
  const target = opened.length === 1 && first ? first : together(opened, PRESS_WITHIN_MS);
  const ask = async (): Promise<number[]> => {
    const times = await target.ask();
    question = first?.question() ?? '';
    return times;
  };
  return { target: { ...target, ask }, joinMs };
}

async function joinBare({ url }: BareProcess, rooms: number, each: number): Promise<Joined> {
  const startedAt = performance.now();
  const opened = await connectMany(rooms, (room) => connectBare(url, each, question, room), ROOMS_AT_ONCE);
  const joinMs = performance.now() - startedAt;
  return { target: rooms === 1 && opened[0] ? opened[0] : together(opened, PRESS_WITHIN_MS), joinMs };
}
