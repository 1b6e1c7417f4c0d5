import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Bot } from '../bots/bot.ts';
import { Operator } from '../bots/operator.ts';
import { seededRandom } from '../bots/seeded-random.ts';
import { missingAnswers } from './missing-answers.ts';
import { Account } from './account.ts';
import type { TestSlide } from './account.ts';
import { startServerProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const PLAYERS = Number(process.env['CRASH_PLAYERS'] ?? 200);
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 3);
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 100_000);
const PORT = Number(process.env['CRASH_PORT'] ?? 4410);
const ANSWERS = ['One', 'Two', 'Three', 'Four'];
const LIMIT_S = 20;

const slides = Array.from({ length: ROUNDS }, (_, i): TestSlide => ({
  type: 'trivia',
  question: `Question ${i + 1}`,
  answers: ANSWERS.map((text, at) => ({ text, media: null, correct: at === i % ANSWERS.length })),
  time: LIMIT_S,
}));

let dataDir: string;
let server: ServerProcess;
let bots: Bot[] = [];
let operator: Operator | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qc-crash-'));
  server = await startServerProcess({ port: PORT, dataDir });
});
afterAll(async () => {
  for (const bot of bots) bot.stop();
  operator?.stop();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const all = (check: (bot: Bot) => boolean) => bots.every(check);
const until = async (check: () => boolean, withinMs = 30_000) => {
  const end = Date.now() + withinMs;
  while (!check() && Date.now() < end) await sleep(20);
  expect(check()).toBe(true);
};
const at = (sorted: readonly number[], share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

/**
 * When the clock on screen runs out, ms since 1970, as those bots know best. Words that wait their turn in this process make
 * a deadline look later, never earlier: whoever was told the fastest is nearest to the truth.
 */
function earliestDeadline(which: (bot: Bot) => boolean): number {
  return Math.min(...bots.filter(which).map((bot) => bot.deadlineAtMs ?? Number.POSITIVE_INFINITY));
}

interface Crash {
  slide: number;
  /** Answers to the question on screen that were confirmed before the kill. */
  confirmed: number;
  awayMs: number;
  clockOffMs: number;
  /** How long after the restart each player was back, sorted. */
  returns: number[];
}

/** Kills the server in the middle of the question on screen and starts it again. */
async function crash(afterMs: number): Promise<Crash> {
  const shown = operator?.view?.phase;
  const slide = shown?.phase === 'question' ? shown.slide : -1;
  await sleep(afterMs);
  const killedAtMs = Date.now();
  const before = earliestDeadline(() => true);
  const confirmed = bots.filter((bot) => bot.acked.some((answer) => answer.slide === slide)).length;
  await server.killNine();
  server = await startServerProcess({ port: PORT, dataDir });
  const { readyAtMs } = server;
  const awayMs = readyAtMs - killedAtMs;
  const isBack = (bot: Bot) => bot.arrivedAtMs > killedAtMs;
  // Read while they come back: later phases have clocks of their own.
  let after = Number.POSITIVE_INFINITY;
  await until(() => {
    after = Math.min(
      after,
      earliestDeadline((bot) => isBack(bot) && bot.view?.phase.phase === 'question'),
    );
    return all(isBack);
  });
  const clockOffMs = after - before - awayMs;
  const returns = bots.map((bot) => bot.arrivedAtMs - readyAtMs).toSorted((a, b) => a - b);
  for (const bot of bots) {
    const phase = bot.view?.phase;
    expect(phase && 'slide' in phase ? phase.slide : -1).toBe(slide);
  }
  return { slide, confirmed, awayMs, clockOffMs, returns };
}

it(`kill -9 while ${PLAYERS} players answer: nothing confirmed is lost or doubled, all are back soon`, async () => {
  const random = seededRandom(SEED);
  const account = await Account.register(server.url, 'crash');
  const room = await account.openRoom(slides);
  operator = new Operator({ url: server.url, room: room._id, cookie: account.cookie, session: account.session });
  const url = server.url.replace(/^http/, 'ws') + LIVE_PATH;
  bots = Array.from({ length: PLAYERS }, (_, i) => {
    return new Bot({ url, code: room.code, name: `Bot ${i}`, seed: SEED + i, thinkMs: [50, 6000] });
  });
  for (const bot of bots) bot.start();
  await until(() => all((bot) => bot.joined));
  for (let round = 0; round < ROUNDS; round += 1) {
    await operator.press({ do: 'next' });
    await operator.reach('question');
    const { confirmed: before, awayMs, clockOffMs, returns } = await crash(300 + random() * 3000);
    console.log(
      `round ${round + 1}: killed with ${before} of ${PLAYERS} answers confirmed; away ${awayMs} ms; back on the same slide after the restart p50 ${at(returns, 0.5)} ms, ` +
        `p99 ${at(returns, 0.99)} ms, last ${at(returns, 1)} ms; clock off by ${Math.round(clockOffMs)} ms`,
    );
    expect(at(returns, 0.99)).toBeLessThanOrEqual(5000);
    // Between the return of the room and the word that the server is ready lies a part of its start, which is slow here where
    // the whole start is.
    expect(Math.abs(clockOffMs)).toBeLessThanOrEqual(Math.max(250, awayMs / 20));
    await operator.reach('reveal');
    await until(() => all((bot) => !bot.waiting));
    await operator.press({ do: 'next' });
    // The places after the last points are the podium's to tell.
    await operator.reach(round < ROUNDS - 1 ? 'standings' : 'podium');
  }
  await operator.press({ do: 'end' });
  let result = await account.newestResult();
  for (const end = Date.now() + 10_000; !result && Date.now() < end; result = await account.newestResult())
    await sleep(50);
  if (!result) throw new Error('no result was stored');
  const confirmed = bots.reduce((sum, bot) => sum + bot.acked.length, 0);
  const { missing, doubled } = missingAnswers(result, bots);
  const held = result.questions.reduce((sum, question) => sum + question.answeredCount, 0);
  console.log(
    `seed ${SEED}: ${confirmed} answers confirmed, ${held} in the report, ${missing} missing, ${doubled} doubled`,
  );
  expect({ missing, doubled }).toEqual({ missing: 0, doubled: 0 });
  expect(confirmed).toBeGreaterThan(PLAYERS * ROUNDS * 0.9);
  expect(result.playersCount).toBe(PLAYERS);
}, 300_000);
