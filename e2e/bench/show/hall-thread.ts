/** Entry of a thread that is a hall: players with names that nobody expects, who answer, and react when they are told to. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { LIVE_PATH } from '@qc/contract';
import { REACTIONS } from '@qc/contract/live/reactions';
import { Bot } from '../../bots/bot.ts';
import { stepAside } from '../../bots/step-aside.ts';
import { PayloadSource } from '../../product/hostile/payloads.ts';
import { answersLike } from '../../screenshots/film/games.ts';

/** Who comes where. */
export interface HallOrder {
  url: string;
  code: string;
  players: number;
  /** One comes every so many ms. */
  everyMs: number;
}

/** One tap of each player every so often, ms: as often as the server lets through. */
const REACT_EVERY_MS = 1600;

const { url, code, players, everyMs }: HallOrder = workerData;
stepAside();
const names = new PayloadSource();
const bots = Array.from({ length: players }, (_, seat) => {
  const hostile = `${names.next(34)} ${seat}`;
  return new Bot({
    ...{ url: url.replace(/^http/, 'ws') + LIVE_PATH, code, name: seat % 3 === 0 ? `Maya ${seat}` : hostile },
    ...{ seed: Number(code) + seat, thinkMs: [500, 4000], strategy: answersLike('en', seat) },
  });
});
for (const bot of bots) {
  bot.start();
  await wait(everyMs);
}
for (let waited = 0; waited < 600 && !bots.every(({ joined }) => joined); waited += 1) await wait(100);
parentPort?.postMessage({ in: bots.filter(({ joined }) => joined).length });

let reacting: NodeJS.Timeout[] = [];
parentPort?.on('message', (word: 'react' | 'still' | 'end') => {
  for (const timer of reacting) clearInterval(timer);
  reacting = [];
  if (word === 'end') for (const bot of bots) bot.stop();
  if (word !== 'react') return;
  for (const [seat, bot] of bots.entries()) {
    const tap = (): void => void bot.client.send({ t: 'react', r: seat % REACTIONS.length });
    // Not all at one instant.
    setTimeout(() => reacting.push(setInterval(tap, REACT_EVERY_MS)), (seat * 37) % REACT_EVERY_MS);
  }
});
