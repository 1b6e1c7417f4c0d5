import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stepAside } from '../../bots/step-aside.ts';
import { type ServerProcess, startServerProcess } from '../../crash/server-process.ts';
import { quantile } from '../process-figures.ts';
import { Figures, measure, middle, processorUs } from '../rooms/live-figures.ts';
import { measureRoomMemory, type MemoryFigures } from '../rooms/memory.ts';
import type { connectRoom } from '../rooms/room-target.ts';
import { checkOutEarlier } from './earlier-checkout.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What a release may cost more than the one before it. */
const MOST = 1.05;

/** How much is played. */
interface Extent {
  players: number;
  /** Ratios are of a block, in which both play; the middle of them is told. */
  blocks: number;
  rounds: number;
  /** Players whose memory is measured; 0: it is not. */
  memory: number;
  port: number;
}

/** A version under measurement, with the players of its own tree: they speak what its server speaks. */
interface Version {
  server: ServerProcess;
  connectRoom: typeof connectRoom;
  blocks: Figures[];
}

/** Measures this tree's server beside an earlier one's, which is checked out for it and removed again, in turn. */
export async function measureAgainst(what: string, extent: Extent): Promise<void> {
  const earlier = await checkOutEarlier(what);
  const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
  const servers: ServerProcess[] = [];
  const open = async (root: string, at: number): Promise<Version> => {
    const place = { root, port: extent.port + at, dataDir: join(dataDir, String(at)) };
    const server = await startServerProcess(place);
    servers.push(server);
    return { server, connectRoom: await connectRoomOf(root), blocks: [] };
  };
  try {
    const [before, now] = [await open(earlier.root, 0), await open(ROOT, 1)];
    // For both alike: no server waits for its own players.
    stepAside();
    for (let block = 0; block < extent.blocks; block += 1)
      for (const version of block % 2 === 0 ? [before, now] : [now, before]) await play(version, extent);
    for (const { server } of [before, now]) await server.stop();
    console.log(`\n${extent.players} players in one room, this version beside ${earlier.version}`);
    printTimes(before.blocks, now.blocks, extent.players);
    if (extent.memory > 0) {
      const of = async (root: string, { connectRoom }: Version): Promise<MemoryFigures> =>
        measureRoomMemory(extent.memory, { port: extent.port + 2, root, connectRoom });
      printMemory(await of(earlier.root, before), await of(ROOT, now));
    }
    const load = loadavg()[0] ?? 0;
    console.log(`  load ${load.toFixed(1)} on ${availableParallelism()} processors`);
  } finally {
    for (const server of servers) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await earlier.remove();
  }
}

async function connectRoomOf(root: string): Promise<Version['connectRoom']> {
  const path = join(root, 'e2e/bench/rooms/room-target.ts');
  const players: { connectRoom: Version['connectRoom'] } = await import(pathToFileURL(path).href);
  return players.connectRoom;
}

async function play({ server, connectRoom, blocks }: Version, { players, rounds }: Extent): Promise<void> {
  const figures = new Figures();
  const target = await connectRoom(server.url, players, rounds * 2);
  await measure(target, { pid: server.pid, players, rounds }, figures);
  await target.close();
  blocks.push(figures);
}

function printTimes(before: readonly Figures[], now: readonly Figures[], players: number): void {
  const line = (what: string, of: (figures: Figures) => number): void => {
    const [earlier, own] = [before.map(of), now.map(of)];
    const ratios = own.map((value, block) => value / (earlier[block] ?? 1));
    print(what, [quantile(earlier, 0.5), quantile(own, 0.5)], quantile(ratios, 0.5));
  };
  for (const [what, of] of [
    ['delivery', ({ delivery }: Figures) => delivery],
    ['ack, all at once', ({ atOnce }: Figures) => atOnce],
    ['ack, spread over 2 s', ({ spread }: Figures) => spread],
  ] as const) {
    const [earlier, own] = [before, now].map((blocks) =>
      quantile(
        blocks.map((block) => middle(of(block), 0.5)),
        0.5,
      ),
    );
    console.log(`  ${what}, p50: ${earlier?.toFixed(1)} ms before, ${own?.toFixed(1)} ms now`);
  }
  line('delivery p99, ms', ({ delivery }) => middle(delivery, 0.99));
  line('ack p99, all at once, ms', ({ atOnce }) => middle(atOnce, 0.99));
  line('ack p99, spread over 2 s, ms', ({ spread }) => middle(spread, 0.99));
  line('processor per player and question, µs', (figures) => processorUs(figures, players));
}

function printMemory(before: MemoryFigures, now: MemoryFigures): void {
  const line = (what: string, of: (figures: MemoryFigures) => number): void =>
    print(what, [of(before) / 1024, of(now) / 1024], of(now) / of(before));
  line('memory in use per link, kB', ({ used }) => used);
  line('process grew by per link, kB', ({ residentPlayed }) => residentPlayed);
}

/** A figure as a line of its own: `npm run bench scale` reads it. */
function print(what: string, [before, now]: readonly [number, number], ratio: number): void {
  console.log(`  ${what}: ${before.toFixed(1)} before, ${now.toFixed(1)} now`);
  const cells = [`beside the last release: ${what.replace(/, (ms|µs|kB)$/, '')}`, ratio.toFixed(3), `at most ${MOST}`];
  console.log(['figure', 1, ...cells, ratio <= MOST ? 'reached' : 'MISSED'].join(' | '));
}
