import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../../bench/process-figures.ts';
import type { Bot } from '../../bots/bot.ts';
import { countUp } from './count-up.ts';
import { triviaSlides } from '../slides.ts';
import { press, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

const LIMIT_S = 20;
/** Players answer within this time of the question, and the kill comes within it, ms. */
const ANSWERING_MS = 4000;

interface Kill {
  returns: number[];
  clockOffMs: number;
  elsewhere: number;
  confirmed: number;
}

/** L-01: power is cut at random points of a question while everybody answers. */
export async function killNine(trial: Trial, stage: Stage): Promise<void> {
  const count = trial.players(1000, 100);
  const kills = trial.quick ? 3 : 20;
  const owner = await stage.account();
  const game = await owner.makeGame(triviaSlides(kills, { time: LIMIT_S }));
  const room = await owner.openRoomOf(game);
  const bots = await stage.bots(room.code, count, { thinkMs: [20, ANSWERING_MS] });
  const arrivalMs = await connectMs(stage, room.code);
  trial.note(`${count} players, ${kills} kills`);
  const all: Kill[] = [];
  for (let turn = 0; turn < kills; turn += 1) {
    let operator = await stage.staff(owner, room, 'operator');
    for (let presses = 0; presses < 4 && operator.phase !== 'question'; presses += 1)
      await press(operator, { do: 'next' });
    await operator.reach('question');
    await waitFor(() => bots.every((bot) => bot.slide === turn), 10_000, 'question everywhere');
    const kill = await killAt(stage, bots, trial.random() * ANSWERING_MS);
    all.push(kill);
    const back = quantile(kill.returns, 0.99);
    trial.note(
      `kill ${turn + 1}: ${kill.confirmed} of ${count} answers confirmed; 99 % back after ${back} ms, clock off by ${kill.clockOffMs.toFixed(0)} ms`,
    );
    operator = await stage.staff(owner, room, 'operator');
    await operator.reach('reveal', LIMIT_S * 1000 + 30_000);
    await waitFor(() => bots.every((bot) => !bot.waiting), 20_000, 'word on every answer');
    await press(operator, { do: 'next' });
    operator.close();
  }
  const returns = all.flatMap((kill) => kill.returns);
  trial.time('99 % back', quantile(returns, 0.99), 5000, arrivalMs);
  trial.time('100 % back', Math.max(...returns), 15_000, arrivalMs);
  trial.exactly(
    'players back on another slide',
    all.reduce((sum, kill) => sum + kill.elsewhere, 0),
    0,
  );
  const clock = Math.max(...all.map((kill) => Math.abs(kill.clockOffMs)));
  trial.atMost('time left off the stored deadline plus the outage', clock, 250, 'ms');
  await countUp(trial, stage, bots, { owner, game, room });
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

/** Kills the server so long after the question opened, and starts it again. */
async function killAt(stage: Stage, bots: readonly Bot[], afterMs: number): Promise<Kill> {
  const slides = bots.map(({ slide }) => slide);
  await sleep(afterMs);
  const confirmed = bots.filter((bot, index) => bot.acked.some((answer) => answer.slide === slides[index])).length;
  const deadlines = bots.map((bot) => bot.deadlineAtMs);
  const killedAtMs = Date.now();
  await stage.server.killNine();
  await stage.startAgain();
  const { readyAtMs } = stage.server;
  const awayMs = readyAtMs - killedAtMs;
  const clockOffs = new Map<Bot, number>();
  await waitFor(
    () => {
      for (const [index, bot] of bots.entries()) {
        const before = deadlines[index];
        const now = bot.deadlineAtMs;
        // The first clock told after the restart: later the question may be over.
        if (!clockOffs.has(bot) && bot.arrivedAtMs > killedAtMs && now !== null && before != null)
          clockOffs.set(bot, now - before - awayMs);
      }
      return bots.every((bot) => bot.arrivedAtMs > killedAtMs);
    },
    60_000,
    'everybody back',
  );
  return {
    returns: bots.map((bot) => bot.arrivedAtMs - readyAtMs),
    clockOffMs: median([...clockOffs.values()]),
    elsewhere: bots.filter((bot, index) => bot.slide !== slides[index]).length,
    confirmed,
  };
}
