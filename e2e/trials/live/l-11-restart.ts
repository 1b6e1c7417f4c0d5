import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PROTOCOL } from '@qc/contract';
import { quantile } from '../../bench/process-figures.ts';
import type { Bot } from '../../bots/bot.ts';
import { missingAnswers } from '../../crash/missing-answers.ts';
import { playerHello } from '../players/page.ts';
import { reloadOldPage } from '../old-page.ts';
import { triviaSlides } from '../slides.ts';
import { press, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

/** The server has so long to end in good order; it is documented. */
const GRACE_MS = 15_000;
const LIMIT_S = 30;
const ROUNDS = 2;

/** L-11: the server is asked to end in the middle of a question, is ended too soon, and comes back as a newer version. */
export async function restartInQuestion(trial: Trial, stage: Stage): Promise<void> {
  const count = trial.players(3000, 400);
  const owner = await stage.account();
  const game = await owner.makeGame(triviaSlides(ROUNDS, { time: LIMIT_S }));
  const room = await owner.openRoomOf(game);
  const bots = await stage.bots(room.code, count, { thinkMs: [100, trial.quick ? 5000 : 12_000] });
  const operator = await stage.staff(owner, room, 'operator');
  trial.note(`${count} players`);
  await press(operator, { do: 'next' });
  const arrivalMs = await connectMs(stage, room.code);
  await endServer(trial, stage, bots, { cut: false, arrivalMs });

  const again = await stage.staff(owner, room, 'operator');
  await again.reach('reveal', 90_000);
  for (let presses = 0; presses < 3 && again.phase !== 'question'; presses += 1) await press(again, { do: 'next' });
  await again.reach('question');
  await endServer(trial, stage, bots, { cut: true, arrivalMs });

  const last = await stage.staff(owner, room, 'operator');
  await last.reach('reveal', 90_000);
  await waitFor(() => bots.every((bot) => !bot.waiting), 20_000, 'word on every answer');
  await press(last, { do: 'end' });
  const result = await stage.result(owner, game);
  const { missing, doubled } = missingAnswers(result, bots);
  const acked = bots.reduce((sum, bot) => sum + bot.acked.length, 0);
  trial.atLeast('answers confirmed', acked, Math.round(count * ROUNDS * 0.9));
  trial.exactly('confirmed answers missing in the report', missing, 0);
  trial.exactly('answers doubled', doubled, 0);
  for (const bot of bots) bot.stop();
  await otherVersion(trial, stage);
}

async function connectMs(stage: Stage, code: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const startedAtMs = performance.now();
    (await stage.guest(code)).close();
    times.push(performance.now() - startedAtMs);
  }
  return median(times);
}

/** SIGTERM while players answer; the server drains, or is killed a second later. */
async function endServer(
  trial: Trial,
  stage: Stage,
  bots: readonly Bot[],
  { cut, arrivalMs }: { cut: boolean; arrivalMs: number },
): Promise<void> {
  const how = cut ? 'grace cut to 1 s' : 'in good order';
  await sleep(trial.quick ? 1500 : 4000);
  const slides = bots.map(({ slide }) => slide);
  const acked = bots.reduce((sum, bot) => sum + bot.acked.length, 0);
  const closes: number[] = [];
  for (const bot of bots) bot.client.onClosed = (code) => closes.push(code === 1012 ? Date.now() : Number.NaN);
  const askedAtMs = Date.now();
  const stopped = stage.server.stop();
  if (cut) {
    await sleep(1000);
    await stage.server.killNine();
  }
  await stopped;
  const drainMs = Date.now() - askedAtMs;
  const wrongCodes = closes.filter(Number.isNaN).length;
  const times = closes.filter((one) => !Number.isNaN(one));
  if (!cut) {
    trial.atMost('drain', drainMs, GRACE_MS / 2, 'ms');
    trial.exactly('wires closed with another code than 1012', wrongCodes + bots.length - closes.length, 0);
    trial.atLeast('closes spread over', Math.max(...times) - Math.min(...times), 1000, 'ms');
  }
  await stage.startAgain();
  const { readyAtMs } = stage.server;
  await waitFor(() => bots.every((bot) => bot.arrivedAtMs > readyAtMs), 30_000, 'everybody back');
  const back = bots.map((bot) => bot.arrivedAtMs - readyAtMs);
  trial.note(
    `${how}: ${acked} answers confirmed before; drained in ${drainMs} ms; last back after ${Math.max(...back)} ms`,
  );
  trial.time(`99 % back, ${how}`, quantile(back, 0.99), 5000, arrivalMs);
  trial.exactly(
    `on the same slide, ${how}`,
    bots.filter((bot, index) => bot.slide === slides[index]).length,
    bots.length,
  );
}

/** Pages of another version are told so; a real one reloads itself once. */
async function otherVersion(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const room = await owner.openRoom(triviaSlides(1));
  const pages = [];
  for (const protocol of [LIVE_PROTOCOL + 1, Math.max(1, LIVE_PROTOCOL - 1), 1000]) {
    if (protocol === LIVE_PROTOCOL) continue;
    const page = await stage.page();
    page.say(playerHello(room.code, page.device, { protocol }));
    await page.until(() => page.closed, 3000);
    pages.push(page);
  }
  const told = pages.filter((page) => page.of('goodbye')[0]?.reason === 'outdated' && page.closeCode === 4006);
  trial.exactly('pages of another protocol number sent away as outdated', told.length, pages.length);
  const loads = await reloadOldPage(stage, room.code);
  if (loads === null) trial.note('no browser or no built pages: that old pages reload themselves once was not tried');
  else trial.exactly('loads of an old page: the first and one more', loads, 2);
}
