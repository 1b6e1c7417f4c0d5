/**
 * What the 100th, 1,000th, 10,000th and 100,000th join of a room costs, in the engine alone: `npm run bench joins`. It
 * should cost the same.
 */
import { performance } from 'node:perf_hooks';
import { openRoom } from '../open-room.ts';
import type { RunGame } from '../run-game.ts';
import type { RoomState } from '../state.ts';
import { step } from '../step.ts';
import { sampleGame, sampleSlide } from './sample-game.ts';

const SIZES = [100, 1000, 10_000, 100_000];
/** Joins that are looked at for each size, in as many rooms as it takes. */
const SAMPLES = 10_000;

const plain: RunGame = { ...sampleGame([sampleSlide()]), maxPlayers: 100_000 };
const teams: RunGame = {
  ...plain,
  teams: { ...plain.teams, mode: 'assign', names: ['אריות', 'نمور', 'Wolves', 'Owls'] },
};

/** Joins one after another; the reply is how long each took, ms. */
function fill(game: RunGame, players: number, isAsked: boolean): number[] {
  let state: RoomState = openRoom({ code: '123456', game, openedAtMs: 0 });
  const took: number[] = [];
  for (let n = 0; n < players; n += 1) {
    if (n === 1 && isAsked) state = after(state, { type: 'operate', action: { do: 'next' }, expect: null });
    const who = { name: `${n % 2 === 0 ? 'player' : 'דנה'} ${n}`, phone: '', consent: true };
    const proof = { tokenHash: `proof of ${n}`, deviceHash: `device of ${n}`, messageId: `message ${n}` };
    const fromMs = performance.now();
    state = after(state, { type: 'join', ...who, ...proof });
    took.push(performance.now() - fromMs);
  }
  return took;
}

function after(state: RoomState, command: Parameters<typeof step>[1]): RoomState {
  const outcome = step(state, command, 1);
  if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.code}`);
  return outcome.state;
}

/** The middle of the last tenth of joins, µs: pauses of the machine and of the garbage collector are nobody's. */
function costOf(game: RunGame, size: number, isAsked: boolean): number {
  const last: number[] = [];
  while (last.length < SAMPLES) last.push(...fill(game, size, isAsked).slice(-size / 10));
  return (last.toSorted((a, b) => a - b)[last.length >> 1] ?? 0) * 1000;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
fill(plain, SAMPLES, false);
print(
  `one join as the room's nth, µs${' '.repeat(11)}${SIZES.map((size) => String(size).padStart(9)).join('')}   ratio`,
);
for (const [name, game, isAsked] of [
  ['lobby', plain, false],
  ['lobby, assigned to teams', teams, false],
  ['while a question is open', plain, true],
] as const) {
  const costs = SIZES.map((size) => costOf(game, size, isAsked));
  const ratio = (costs[2] ?? 0) / (costs[0] ?? 1);
  print(
    `${name.padEnd(41)}${costs.map((cost) => cost.toFixed(1).padStart(9)).join('')}${ratio.toFixed(2).padStart(8)}`,
  );
}
const fromMs = performance.now();
fill(plain, 100_000, false);
print(`100,000 joins of one room: ${((performance.now() - fromMs) / 1000).toFixed(1)} s`);
