import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LIVE_PATH } from '@qc/contract';
import type { Bot } from '../../bots/bot.ts';
import { stepAside } from '../../bots/step-aside.ts';
import { quantile } from '../../bench/process-figures.ts';
import type { TcpProxy } from '../../network/tcp-proxy.ts';
import type { CalmOrder } from '../calm-thread.ts';
import { triviaSlides } from '../slides.ts';
import { inParts, press, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median, p99 } from '../trial.ts';
import type { Trial } from '../trial.ts';

const ROOMS = 30;
const BACK_MS = 5000;
const WINDOW_MS = 100;
/** Long enough for hundreds of acks: of a hundred, the 99th in a hundred is chance. */
const QUIET_MS = 10_000;

/** L-10: thousands lose their wire at one instant and come back, without a stampede and without hurting anybody else. */
export async function resetAll(trial: Trial, stage: Stage): Promise<void> {
  const count = trial.players(3000, 480);
  const { proxy, url } = await stage.proxy();
  const bots: Bot[] = [];
  let code = '';
  await inParts([...Array(ROOMS).keys()], 1, async () => {
    const owner = await stage.account();
    const room = await owner.openRoom(triviaSlides(1, { time: 600 }));
    code = room.code;
    const more = { url: `${url.replace('http', 'ws')}${LIVE_PATH}`, strategy: () => null };
    bots.push(...(await stage.bots(room.code, Math.round(count / ROOMS), more)));
    const operator = await stage.staff(owner, room, 'operator');
    await press(operator, { do: 'next' });
    operator.close();
  });
  await waitFor(() => bots.every((bot) => bot.view?.phase.phase === 'question'), 15_000, 'question everywhere');
  const calm = await calmRoom(stage);
  stepAside();
  trial.note(`${bots.length} wires of ${ROOMS} rooms through the proxy, and a room apart`);

  await stage.server.probe();
  const before = await calm.acks(QUIET_MS);
  const quiet = await stage.server.probe();
  trial.note(`without a fault: ack p99 ${p99(before).toFixed(1)} ms, loop p99 ${quiet.loopP99Ms.toFixed(1)} ms`);
  const base = { proxy, bots, before, quietLoopMs: quiet.loopP99Ms, arrivalMs: await arrivalMs(stage, code) };
  await stampede(trial, stage, { ...base, calm, restart: false });
  await sleep(1000);
  calm.close();
  await stampede(trial, stage, { ...base, calm: null, restart: true });
}

/** Median of what one page needs from its start to the room on screen, ms. */
async function arrivalMs(stage: Stage, code: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const startedAtMs = performance.now();
    (await stage.guest(code)).close();
    times.push(performance.now() - startedAtMs);
  }
  return median(times);
}

interface CalmRoom {
  /** Acks of this room for so long, ms. */
  acks(forMs: number): Promise<number[]>;
  close(): void;
}

interface Stampede {
  proxy: TcpProxy;
  bots: readonly Bot[];
  calm: CalmRoom | null;
  before: readonly number[];
  quietLoopMs: number;
  /** What coming to a room takes without a fault. */
  arrivalMs: number;
  restart: boolean;
}

async function stampede(trial: Trial, stage: Stage, run: Stampede): Promise<void> {
  const { proxy, bots, calm, before, restart } = run;
  const how = restart ? 'with restart' : 'server alive';
  const visits = bots.map(placeOf);
  if (restart) {
    // The network goes first, so that the server's own goodbyes do not spread the returns.
    proxy.refuse(true);
    proxy.resetAll();
    await stage.server.killNine();
    await stage.startAgain();
    proxy.refuse(false);
  }
  const attemptsBefore = restart ? 0 : proxy.attempts.length;
  const acks = calm?.acks(BACK_MS);
  const atMs = Date.now();
  if (!restart) trial.note(`${proxy.resetAll()} wires reset`);
  await waitFor(() => bots.every((bot) => bot.arrivedAtMs >= atMs), 30_000, 'everybody back');
  const backMs = bots.map((bot) => bot.arrivedAtMs - atMs);
  const loop = await stage.server.probe();
  trial.time(`99 % back, ${how}`, p99(backMs), BACK_MS, run.arrivalMs);
  trial.note(`last of all back after ${Math.max(...backMs)} ms, median ${quantile(backMs, 0.5)} ms`);
  const same = bots.filter((bot, index) => placeOf(bot) === visits[index]).length;
  trial.exactly(`same slide on screen, ${how}`, same, bots.length);
  const share = largestShare(proxy.attempts.slice(attemptsBefore).filter((one) => one >= atMs));
  trial.atMost(`largest share of attempts in ${WINDOW_MS} ms, ${how}`, share * 100, 20, '%');
  trial.time(`loop delay p99, ${how}`, loop.loopP99Ms, 200, run.quietLoopMs);
  if (acks) trial.ratio('ack p99 of the room apart', p99(await acks), p99(before), 3);
}

function placeOf(bot: Bot): string {
  const phase = bot.view?.phase;
  return phase && 'visit' in phase ? `${phase.phase} ${phase.slide} ${phase.visit}` : 'none';
}

/** The largest part of all attempts within any window. */
function largestShare(attempts: readonly number[]): number {
  const sorted = attempts.toSorted((a, b) => a - b);
  let most = 0;
  let from = 0;
  for (let to = 0; to < sorted.length; to += 1) {
    while ((sorted[to] ?? 0) - (sorted[from] ?? 0) >= WINDOW_MS) from += 1;
    most = Math.max(most, to - from + 1);
  }
  return most / Math.max(1, sorted.length);
}

/** A room that nothing happens to, in which acks are timed all along. */
async function calmRoom(stage: Stage): Promise<CalmRoom> {
  const owner = await stage.account();
  const room = await owner.openRoom(triviaSlides(1, { time: 600 }));
  const { url, cookie, session } = owner;
  const order: CalmOrder = { url, room: room._id, cookie, session };
  const thread = new Worker(new URL('../calm-thread.ts', import.meta.url), { workerData: order });
  const said = async (): Promise<number[]> => {
    // An error of the thread is one of the trial.
    const [times]: number[][] = await once(thread, 'message');
    return times ?? [];
  };
  await said();
  return {
    acks: (forMs) => {
      const times = said();
      thread.postMessage(forMs);
      return times;
    },
    close: () => void thread.terminate(),
  };
}
