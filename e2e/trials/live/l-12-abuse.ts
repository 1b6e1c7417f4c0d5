import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FRAME_BYTES_MAX, LIVE_STREAM_PATH } from '@qc/contract';
import { residentBytes } from '../../bench/process-figures.ts';
import type { AbuseOrder } from '../abuse-thread.ts';
import { abuses, tryAbuse } from '../abuses.ts';
import { Crowd } from '../players/crowd.ts';
import { triviaSlides } from '../slides.ts';
import type { Stage } from '../stage.ts';
import { slowReaders } from '../players/slow-readers.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

const MEGABYTE = 1024 * 1024;
/** Codes of the protocol for what is wrong, too much, or too large. */
const PROPER = [1002, 1003, 1007, 1008, 1009];
const TIMES = 5;
/** Questions whose way to everybody is timed. */
const TIMED = 15;

/** L-12: whatever one client sends or does not read, it loses its own wire only. */
export async function abuse(trial: Trial, stage: Stage): Promise<void> {
  const size = { fragments: trial.quick ? 200_000 : 1_000_000 };
  await oneByOne(trial, stage, size);
  for (const [name, body] of bodies) trial.exactly(`refused: ${name}`, await post(stage, body), 'refused');

  const crowd = await Crowd.open(stage, trial.players(1000, 200));
  try {
    const quietMs = await crowd.timed(TIMED);
    await besideCrowd(trial, crowd, quietMs, { ...size, port: trial.port, code: crowd.code });
    await slowReaders(trial, stage, crowd, quietMs);
  } finally {
    crowd.close();
  }
}

/** Each abuse by a few wires at once: how they end, and what it costs the server. */
async function oneByOne(trial: Trial, stage: Stage, size: { fragments: number }): Promise<void> {
  const owner = await stage.account();
  const room = await owner.openRoom(triviaSlides(1));
  const witness = await stage.player(room.code, 'Witness');
  const { pid } = stage.server;
  const at = { port: trial.port, code: room.code };
  // All of it once before it counts: code is compiled and the heap grows at first use, and does not shrink again.
  await Promise.all(Object.values(abuses).map((one) => times(() => tryAbuse(at, one, size))));
  const before = await residentBytes(pid);
  let most = before;
  const watch = setInterval(
    () =>
      void residentBytes(pid).then(
        (now) => (most = Math.max(most, now)),
        () => undefined,
      ),
    50,
  );
  const quietMs = await answerMs(witness);
  let slowestMs = quietMs;
  for (const [name, one] of Object.entries(abuses)) {
    const wires = times(() => tryAbuse(at, one, size));
    while (await Promise.race([wires.then(() => false), sleep(20, true)]))
      slowestMs = Math.max(slowestMs, await answerMs(witness));
    const codes = await wires;
    const proper = codes.filter((code) => code !== null && PROPER.includes(code));
    trial.exactly(`wires ended properly: ${name}`, proper.length, TIMES);
    const now = await residentBytes(pid);
    trial.note(`${name}: ${[...new Set(codes)].join(', ')}; memory ${Math.round((now - before) / MEGABYTE)} MB more`);
  }
  clearInterval(watch);
  trial.atMost('memory of the server more than before', (most - before) / MEGABYTE, 50, 'MB');
  trial.note(
    `slowest reply to somebody else meanwhile ${slowestMs.toFixed(1)} ms, without abuse ${quietMs.toFixed(1)} ms`,
  );
}

/** All abuses on and on, in the very room that others play in, from a thread of its own. */
async function besideCrowd(trial: Trial, crowd: Crowd, quietMs: readonly number[], order: AbuseOrder): Promise<void> {
  let ended = 0;
  let endless = 0;
  const thread = new Worker(new URL('../abuse-thread.ts', import.meta.url), { workerData: order });
  thread.on('message', (code: number | null) => {
    if (code === null) endless += 1;
    else ended += 1;
  });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  thread.on('error', reject);
  const during = await Promise.race([failed, timedFrom(crowd, () => ended > 0)]);
  await thread.terminate();
  trial.note(`${ended} abused wires ended while questions went out`);
  trial.exactly('abused wires that were not ended', endless, 0);
  trial.ratio('way of a question to 99 % of the others, under abuse', median(during), median(quietMs), 1.5);
}

async function timedFrom(crowd: Crowd, begun: () => boolean): Promise<number[]> {
  while (!begun()) await sleep(20);
  return crowd.timed(2 * TIMED);
}

const bodies: [string, string][] = [
  ['body of 50 MB', 'x'.repeat(50 * MEGABYTE)],
  ['body 200,000 deep', '['.repeat(200_000)],
  ['body as deep as allowed', '['.repeat(FRAME_BYTES_MAX / 2 - 2) + ']'.repeat(FRAME_BYTES_MAX / 2 - 2)],
];

function times<T>(call: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: TIMES }, call));
}

async function answerMs(page: Awaited<ReturnType<Stage['player']>>): Promise<number> {
  const pongs = page.of('pong').length;
  const startedAtMs = performance.now();
  page.say({ t: 'ping', n: 7 });
  await page.until(() => page.of('pong').length > pongs, 15_000);
  const took = performance.now() - startedAtMs;
  // Its own budget of frames is a hundred in twenty seconds.
  await sleep(250);
  return took;
}

async function post(stage: Stage, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  try {
    const reply = await fetch(stage.url + LIVE_STREAM_PATH, { method: 'POST', headers, body });
    // A stream that ends at once has refused its hello.
    if (reply.status === 200) return (await reply.text()).includes('welcome') ? 'welcome' : 'refused';
    return reply.status >= 400 && reply.status < 500 ? 'refused' : String(reply.status);
  } catch {
    // Cut while the body was still being sent.
    return 'refused';
  }
}
