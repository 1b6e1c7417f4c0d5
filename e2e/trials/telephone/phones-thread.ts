/** Entry of a thread that is a room of phones beside the callers: its console goes on by itself, and its players answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Bot } from '../../bots/bot.ts';
import { Operator } from '../../bots/operator.ts';
import { stepAside } from '../../bots/step-aside.ts';
import { liveUrl } from '../stage.ts';

/** Whose room it is, and how many play. */
export interface PhonesOrder {
  url: string;
  room: string;
  code: string;
  cookie: string;
  session: string;
  players: number;
  seed: number;
}

/** What it tells: that all are in, and in the end what they have done. */
export type PhonesTold = { is: 'playing' } | { is: 'over'; questions: number; answers: number; missing: number };

const AT_ONCE = 250;
const THINK_MS = [200, 3000] as const;
/** What is shown between questions is looked at for so long. */
const LOOK_MS = 1500;

const { url, room, code, cookie, session, players, seed }: PhonesOrder = workerData;
stepAside();
const operator = new Operator({ url, room, cookie, session });
await operator.reach('lobby');
const bots: Bot[] = [];
while (bots.length < players) {
  const from = bots.length;
  const part = Array.from({ length: Math.min(AT_ONCE, players - from) }, (_, at) => {
    const name = `Player ${from + at + 1}`;
    return new Bot({ url: liveUrl(url), code, name, seed: seed * 100_003 + from + at, thinkMs: THINK_MS });
  });
  for (const bot of part) bot.start();
  bots.push(...part);
  while (!part.every((bot) => bot.joined)) await sleep(50);
}
let isOver = false;
let questions = 0;
parentPort?.on('message', () => (isOver = true));
const tell = (told: PhonesTold): void => parentPort?.postMessage(told);
tell({ is: 'playing' });
while (!isOver && phase() !== 'ended' && phase() !== 'podium') {
  if (phase() === 'question' || phase() === 'closed' || phase() === 'preparing') await sleep(20);
  else {
    await sleep(LOOK_MS);
    await operator.press({ do: 'next' });
    if (phase() === 'question') questions += 1;
  }
}
for (const end = Date.now() + 10_000; bots.some((bot) => bot.waiting) && Date.now() < end; await sleep(50));
const answers = bots.reduce((sum, bot) => sum + bot.acked.length, 0);
const missing = bots.filter((bot) => bot.waiting).length;
operator.stop();
for (const bot of bots) bot.stop();
tell({ is: 'over', questions, answers, missing });

function phase() {
  return operator.view?.phase.phase;
}
