/**
 * What a command costs in a room of 1,000, 10,000 and 100,000 seats, in the engine alone: `npm run bench joins`. It
 * should cost the same. Rooms are never changed in place, so each is filled once and goes on from there as often as it
 * takes; sizes take turns, and what is told is the middle of the rounds' ratios: `-- [--rounds 15]`.
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Command } from '../commands.ts';
import { openRoom } from '../open-room.ts';
import type { RunGame } from '../run-game.ts';
import type { RoomState } from '../state.ts';
import { step } from '../step.ts';
import { figureLine, middle } from './bench-figures.ts';
import { sampleGame, sampleSlide } from './sample-game.ts';

const SIZES = [1000, 10_000, 100_000];
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const ROUNDS = Number(values.rounds);
/** Of a turn. */
const COMMANDS = 300;

const plain: RunGame = { ...sampleGame([sampleSlide()]), maxPlayers: 200_000 };
const teams: RunGame = {
  ...plain,
  teams: { ...plain.teams, mode: 'assign', names: ['אריות', 'نمور', 'Wolves', 'Owls'] },
};

function join(n: number): Command {
  const who = { name: `${n % 2 === 0 ? 'player' : 'דנה'} ${n}`, phone: '', consent: true };
  return { type: 'join', ...who, tokenHash: `proof of ${n}`, deviceHash: `device of ${n}`, messageId: `message ${n}` };
}

function next(): Command {
  return { type: 'operate', action: { do: 'next' }, expect: null };
}

function after(state: RoomState, command: Command): RoomState {
  const outcome = step(state, command, 1);
  if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.code}`);
  return outcome.state;
}

/** A room with so many seats, in its lobby. */
function filled(game: RunGame, players: number): RoomState {
  let state = openRoom({ code: '123456', game, openedAtMs: 0 });
  for (let n = 0; n < players; n += 1) state = after(state, join(n));
  return state;
}

interface Case {
  name: string;
  room: (size: number) => RoomState;
  /** The `n`th command of a turn, at a room of so many seats. */
  command: (size: number, n: number) => Command;
}

const lobbies = new Map(SIZES.map((size) => [size, filled(plain, size)]));
const lobby = (size: number): RoomState => lobbies.get(size) ?? filled(plain, size);
const asked = new Map(SIZES.map((size) => [size, after(lobby(size), next())]));
const question = (size: number): RoomState => asked.get(size) ?? lobby(size);
const inTeams = new Map(SIZES.map((size) => [size, filled(teams, size)]));
/** Seats all over the room. */
const seatOf = (size: number, n: number): number => Math.floor((n * size) / COMMANDS);

const cases: readonly Case[] = [
  { name: 'join, in the lobby', room: lobby, command: (size, n) => join(size + n) },
  {
    name: 'join, assigned to teams',
    room: (size) => inTeams.get(size) ?? lobby(size),
    command: (size, n) => join(size + n),
  },
  { name: 'join, while a question is open', room: question, command: (size, n) => join(size + n) },
  { name: 'join again with the same proof', room: lobby, command: (size, n) => join(seatOf(size, n)) },
  {
    name: 'answer',
    room: question,
    command: (size, n) => {
      const seat = seatOf(size, n);
      const response = { type: 'trivia' as const, picks: [n % 4] };
      return { type: 'answer', seat, slide: 0, visit: 1, response, messageId: `answer ${n}` };
    },
  },
  {
    name: 'wire closed',
    room: question,
    command: (size, n) => ({ type: 'presence', seat: seatOf(size, n), present: false }),
  },
  {
    name: 'leave',
    room: question,
    command: (size, n) => ({ type: 'leave', seat: seatOf(size, n), messageId: `${n}` }),
  },
  {
    name: 'rename',
    room: lobby,
    command: (size, n) => ({
      ...{ type: 'operate', expect: null },
      action: { do: 'rename', seat: seatOf(size, n), name: `renamed ${n}` },
    }),
  },
  {
    name: 'ban',
    room: question,
    command: (size, n) => ({ type: 'operate', action: { do: 'ban', seat: seatOf(size, n) }, expect: null }),
  },
];

/** The middle cost of a command, µs: pauses of the machine and of the garbage collector are nobody's. */
function turn({ room, command }: Case, size: number): number {
  let state = room(size);
  const took: number[] = [];
  for (let n = 0; n < COMMANDS; n += 1) {
    const said = command(size, n);
    const fromMs = performance.now();
    state = after(state, said);
    took.push((performance.now() - fromMs) * 1000);
  }
  return middle(took);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const cells = (each: readonly (string | number)[]): string => each.map((value) => String(value).padStart(10)).join('');
print(`${`µs a command, by seats`.padEnd(34)}${cells([...SIZES, 'ratio'])}`);
const figures: string[] = [];
for (const one of cases) {
  const rounds = Array.from({ length: ROUNDS + 2 }, () => SIZES.map((size) => turn(one, size))).slice(2);
  const costs = SIZES.map((_, at) => middle(rounds.map((costsOf) => costsOf[at] ?? 0)));
  const ratio = middle(rounds.map((costsOf) => (costsOf.at(-1) ?? 0) / (costsOf[0] ?? 1)));
  print(`${one.name.padEnd(34)}${cells([...costs.map((cost) => cost.toFixed(1)), ratio.toFixed(2)])}`);
  if (one === cases[0])
    figures.push(
      figureLine({ figure: 14, what: 'join of the 100,000th beside the 1,000th', measured: ratio, limit: { most: 2 } }),
    );
}
for (const line of figures) print(line);
