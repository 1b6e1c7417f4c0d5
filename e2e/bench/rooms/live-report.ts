import { fromFirst, middle, processorUs, type Figures } from './live-figures.ts';
import type { MemoryFigures } from './memory.ts';
import { quantile } from '../process-figures.ts';

/** What is promised, see the issue of live play and `docs/decisions`. */
const DELIVERY_RATIO_MAX = 1.3;
const ACK_RATIO_MAX = 1.5;
const ACK_MORE_MS = 10;
const FRAMES_MAX = 8;
const JOIN_MAX_MS = 10_000;
const MEMORY_MAX_KB = 25;
const CPU_RATIO_MAX = 1.3;
/** The size of room that the promises of joining, memory and processor name. */
const LARGE = 10_000;
const MIDDLE = 1000;

/** The servers at one size. */
export interface SizeFigures {
  name: string;
  players: number;
  ours: Figures;
  bare: Figures;
  /** The bare library that writes to the disk first: what no server with a journal can beat. */
  bareOnDisk: Figures;
}

/** The table of one size and what was reached there. */
export function printSize({ name, players, ours, bare, bareOnDisk }: SizeFigures): void {
  console.log(
    `\n${name.padEnd(48)}${'ours'.padStart(10)}${'bare ws'.padStart(10)}${'ratio'.padStart(10)}${'ws + disk'.padStart(12)}`,
  );
  const times = (what: string, of: (figures: Figures) => number[][]): void => {
    for (const [word, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const)
      line(`${what}, ${word} ms`, middle(of(ours), share), middle(of(bare), share), middle(of(bareOnDisk), share));
  };
  times('question on screen after the press', ({ delivery }) => delivery);
  // Without what comes before the first frame: our press checks the session and is on disk first, the yardstick's is not.
  if (name === roomName(players))
    line(
      '  of it from first to each player, p99 ms',
      middle(fromFirst(ours.delivery), 0.99),
      middle(fromFirst(bare.delivery), 0.99),
      middle(fromFirst(bareOnDisk.delivery), 0.99),
    );
  times('confirmed, all at once', ({ atOnce }) => atOnce);
  times('confirmed, spread over 2 s', ({ spread }) => spread);
  const processor = (figures: Figures): number => processorUs(figures, players);
  line('server processor per player and question, µs', processor(ours), processor(bare), processor(bareOnDisk));
  line('all players joined after, ms', quantile(ours.joinMs, 0.5), quantile(bare.joinMs, 0.5));
  const frames = Math.max(...ours.frames);
  const deliveryMax = DELIVERY_RATIO_MAX * middle(bare.delivery, 0.99);
  const ackMax = ACK_RATIO_MAX * middle(bare.atOnce, 0.99) + ACK_MORE_MS;
  verdict(`delivery p99 within ${DELIVERY_RATIO_MAX} of bare ws`, middle(ours.delivery, 0.99), deliveryMax, 'ms');
  verdict(
    `confirmation p99 at once within ${ACK_RATIO_MAX} of bare ws + ${ACK_MORE_MS} ms`,
    middle(ours.atOnce, 0.99),
    ackMax,
    'ms',
  );
  verdict('frames per player and question', frames, FRAMES_MAX, '');
  if (players >= LARGE) verdict(`${players} players joined`, quantile(ours.joinMs, 0.5), JOIN_MAX_MS, 'ms');
}

/** What only shows beside other sizes: the processor per player must not grow with the room. */
export function printGrowth(sizes: readonly SizeFigures[]): void {
  const at = (players: number): SizeFigures | undefined => sizes.find((size) => size.name === roomName(players));
  const [small, large] = [at(MIDDLE), at(LARGE)];
  if (!small || !large) return;
  console.log(`\nFrom ${MIDDLE} to ${LARGE} players`);
  const ratio = processorUs(large.ours, LARGE) / processorUs(small.ours, MIDDLE);
  verdict('server processor per player grows by a factor of', ratio, CPU_RATIO_MAX, '');
}

/** Memory per player. */
export function printMemory(players: number, { ours, bare }: { ours: MemoryFigures; bare: MemoryFigures }): void {
  const title = `Memory per player, ${players} in a room, fresh processes, garbage collected`;
  console.log(`\n${title}\n${''.padEnd(48)}${'ours'.padStart(10)}${'bare ws'.padStart(10)}${'ratio'.padStart(10)}`);
  line('process grew by, all seated, kB', ours.resident / 1024, bare.resident / 1024);
  line('process grew by, after a question, kB', ours.residentPlayed / 1024, bare.residentPlayed / 1024);
  line('in use after a question (heap and buffers), kB', ours.used / 1024, bare.used / 1024);
  const most = Math.max(ours.resident, ours.residentPlayed, ours.used) / 1024;
  verdict('the largest of these', most, MEMORY_MAX_KB, 'kB');
}

/** How a single room of a size is called. */
export function roomName(players: number): string {
  return `${players} players in one room`;
}

function line(name: string, own: number, other: number, onDisk?: number): void {
  const cells = [own.toFixed(1), other.toFixed(1), (own / other).toFixed(2)].map((cell) => cell.padStart(10));
  console.log(`  ${name.padEnd(46)}${cells.join('')}${onDisk === undefined ? '' : onDisk.toFixed(1).padStart(12)}`);
}

function verdict(what: string, value: number, max: number, unit: string): void {
  const figures = `${value.toFixed(1)} of at most ${max.toFixed(1)} ${unit}`.trim();
  console.log(`  ${value <= max ? 'reached    ' : 'NOT reached'}  ${what}: ${figures}`);
}
