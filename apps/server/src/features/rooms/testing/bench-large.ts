/**
 * What a room costs for each of its seats, small and large, on a real SQLite file and without a network:
 * `npm run bench large -- [--sizes 1000,20000] [--rounds 5]`. Sizes take turns; what is told is the middle of the
 * rounds, and of the ratios inside them. Processor time, so that neighbours on the machine count little.
 */
import { parseArgs } from 'node:util';
import { ownView } from '@qc/engine';
import type { Command, RoomState } from '@qc/engine';
import { recoverRoom } from '../keeping/recover-room.ts';
import { makeLiveBench } from './live-bench.ts';
import { sampleGame } from './sample-game.ts';

const { values } = parseArgs({ options: { sizes: { type: 'string' }, rounds: { type: 'string' } } });
const sizes = (values.sizes ?? '1000,20000').split(',').map(Number);
const rounds = Number(values.rounds ?? 5);
/** Seats that are looked at for each size and round, in as many rooms as it takes. */
const LEAST_SEATS = 5000;
/** Commands that come at one instant. */
const AT_ONCE = 500;
/** Wires that close between two snapshots. */
const CLOSED = 100;
const WHAT = [
  'join',
  'answer',
  'reveal',
  'own views',
  'back from journal',
  'snapshot',
  'next snapshot',
  'back',
] as const;
type Costs = Map<(typeof WHAT)[number], number>;

const next: Command = { type: 'operate', action: { do: 'next' }, expect: null };

function join(n: number): Command {
  const who = { name: `${n % 2 === 0 ? 'player' : 'דנה'} ${n}`, phone: '', consent: true };
  return { type: 'join', ...who, tokenHash: `proof of ${n}`, deviceHash: `device of ${n}`, messageId: `join ${n}` };
}

function answer(state: RoomState, seat: number): Command {
  const { slide, visit } = 'slide' in state.phase ? state.phase : { slide: 0, visit: 0 };
  const response = { type: 'trivia' as const, picks: [seat % 4] };
  return { type: 'answer', seat, slide, visit, response, messageId: `answer of ${seat}` };
}

/** Plays one question in a new room; processor time of each part for each seat, µs. */
async function play(size: number): Promise<Costs> {
  const bench = await makeLiveBench();
  const costs: Costs = new Map();
  const timed = async (what: (typeof WHAT)[number], work: () => Promise<unknown> | void) => {
    const from = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(from);
    costs.set(what, (user + system) / size);
  };
  const { id } = await bench.openRoom(sampleGame(2, { maxPlayers: size }));
  const record = await bench.host.find(id);
  const room = bench.host.room(id);
  if (!room || !record) throw new Error('the room has just been opened');
  const submit = (command: Command) => room.submit(command);
  const submitEach = async (command: (n: number) => Command) => {
    for (let n = 0; n < size; n += 1) {
      submit(command(n));
      if (n % AT_ONCE === AT_ONCE - 1) await bench.settle();
    }
    await bench.settle();
  };
  await timed('join', async () => submitEach(join));
  submit(next);
  await bench.settle();
  const asked = room.state;
  await timed('answer', async () => submitEach((seat) => answer(asked, seat)));
  await timed('reveal', async () => {
    bench.clock.advance(2000);
    await bench.settle();
  });
  await timed('own views', () => {
    for (let seat = 0; seat < size; seat += 1) JSON.stringify(ownView(room.state, seat));
  });
  await timed('back from journal', async () => recoverRoom(bench.store, record, room.epoch));
  const before = { seq: room.seq, state: room.state };
  await timed('snapshot', async () => bench.store.saveSnapshot(id, before, null));
  for (let n = 0; n < CLOSED; n += 1) submit({ type: 'presence', seat: Math.floor(size / 2) + n, present: false });
  await bench.settle();
  const after = { seq: room.seq, state: room.state };
  await timed('next snapshot', async () => bench.store.saveSnapshot(id, after, before));
  await timed('back', async () => recoverRoom(bench.store, record, room.epoch));
  await bench.host.stop();
  await bench.remove();
  return costs;
}

/** The same in as many rooms as it takes for a figure: the middle of them. */
async function playOften(size: number): Promise<Costs> {
  const each: Costs[] = [];
  while (each.length * size < LEAST_SEATS) each.push(await play(size));
  return new Map(WHAT.map((what) => [what, middle(each.map((of) => of.get(what) ?? 0))]));
}

function middle(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const cells = (list: readonly (string | number)[]): string => list.map((cell) => String(cell).padStart(10)).join('');
const told: Costs[][] = [];
// The first round warms up.
for (let round = 0; round <= rounds; round += 1) {
  const costs: Costs[] = [];
  for (const size of sizes) costs.push(await playOften(size));
  if (round > 0) told.push(costs);
}
print(`${'µs of the processor a seat'.padEnd(28)}${cells([...sizes, 'ratio'])}`);
for (const what of WHAT) {
  const by = told.map((costs) => costs.map((of) => of.get(what) ?? 0));
  const costs = sizes.map((_, at) => middle(by.map((of) => of[at] ?? 0)).toFixed(2));
  print(`${what.padEnd(28)}${cells([...costs, middle(by.map((of) => (of.at(-1) ?? 0) / (of[0] ?? 1))).toFixed(2)])}`);
}
