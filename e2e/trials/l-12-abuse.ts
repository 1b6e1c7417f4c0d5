import { setTimeout as sleep } from 'node:timers/promises';
import { FRAME_BYTES_MAX, LIVE_PATH, LIVE_STREAM_PATH } from '@qc/contract';
import { residentBytes } from '../bench/process-figures.ts';
import { frameOf, RawSocket } from '../network/raw-socket.ts';
import { playerHello } from './page.ts';
import { triviaSlides } from './slides.ts';
import type { Stage } from './stage.ts';
import { slowReaders } from './slow-readers.ts';
import type { Trial } from './trial.ts';

const MEGABYTE = 1024 * 1024;
/** Codes of the protocol for what is wrong, too much, or too large. */
const PROPER = [1002, 1003, 1007, 1008, 1009];
const TIMES = 5;

type Abuse = (link: RawSocket, trial: Trial) => Promise<void>;

// Made before anything is timed: this process times the others.
const huge = frameOf('', { claims: 50 * MEGABYTE });
const zeros = Buffer.alloc(MEGABYTE);
const deep = frameOf('['.repeat(200_000) + ']'.repeat(200_000));
const manyKeys = frameOf(keys(10_000));

const abuses: Record<string, Abuse> = {
  'frame of 50 MB': async (link) => {
    await link.send(huge);
    for (let sent = 0; sent < 50 && !link.over; sent += 1) await link.send(zeros);
  },
  'a million empty fragments': (link, trial) => fragments(link, '', trial.quick ? 200_000 : 1_000_000),
  'a million fragments of one byte': (link, trial) => fragments(link, 'x', trial.quick ? 200_000 : 1_000_000),
  'deflate bomb': async (link) => link.send(frameOf(Buffer.alloc(8000, 0xaa), { compressed: true })),
  'bad UTF-8': async (link) => link.send(frameOf(Buffer.from([0x7b, 0xc3, 0x28, 0xff]))),
  'binary frame': async (link) => link.send(frameOf(Buffer.alloc(100), { opcode: 2 })),
  'unknown opcode': async (link) => link.send(frameOf('x', { opcode: 5 })),
  'JSON 200,000 deep': async (link) => link.send(deep),
  'JSON as deep as a frame holds': (link) => many(link, `{"t":"ping","n":${'['.repeat(4000)}${']'.repeat(4000)}}`),
  '10,000 keys': async (link) => link.send(manyKeys),
  'as many keys as a frame holds': (link) => many(link, keys(700)),
  '1,000 messages a second': async (link) => {
    for (let sent = 0; sent < 1000 && !link.over; sent += 1) {
      await link.send(frameOf(`{"t":"ping","n":${sent}}`));
      if (sent % 10 === 0) await sleep(10);
    }
  },
};

/** L-12: whatever one client sends or does not read, it loses its own link only. */
export async function abuse(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const room = await owner.openRoom(triviaSlides(1));
  const witness = await stage.player(room.code, 'Witness');
  const { pid } = stage.server;
  // All of it once before it counts: code is compiled and the heap grows at first use, and does not shrink again.
  await Promise.all(Object.values(abuses).map((one) => times(() => tryOne(trial, room.code, one))));
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
    const links = times(() => tryOne(trial, room.code, one));
    while (await Promise.race([links.then(() => false), sleep(20, true)]))
      slowestMs = Math.max(slowestMs, await answerMs(witness));
    const codes = await links;
    const proper = codes.filter((code) => code !== null && PROPER.includes(code));
    trial.exactly(`links ended properly: ${name}`, proper.length, TIMES);
    const now = await residentBytes(pid);
    trial.note(`${name}: ${[...new Set(codes)].join(', ')}; memory ${Math.round((now - before) / MEGABYTE)} MB more`);
  }
  clearInterval(watch);
  trial.atMost('memory of the server more than before', (most - before) / MEGABYTE, 50, 'MB');
  trial.note(
    `slowest reply to somebody else meanwhile ${slowestMs.toFixed(1)} ms, without abuse ${quietMs.toFixed(1)} ms`,
  );
  const bodies: [string, string][] = [
    ['body of 50 MB', 'x'.repeat(50 * MEGABYTE)],
    ['body 200,000 deep', '['.repeat(200_000)],
    ['body as deep as allowed', '['.repeat(FRAME_BYTES_MAX / 2 - 2) + ']'.repeat(FRAME_BYTES_MAX / 2 - 2)],
  ];
  for (const [name, body] of bodies) trial.exactly(`refused: ${name}`, await post(stage, body), 'refused');
  await slowReaders(trial, stage);
}

function times<T>(call: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: TIMES }, call));
}

async function tryOne(trial: Trial, code: string, one: Abuse): Promise<number | null> {
  const link = await RawSocket.open(trial.port, LIVE_PATH);
  await link.send(frameOf(JSON.stringify(playerHello(code, 'trial-device-abuse'))));
  await one(link, trial);
  await link.ended(10_000);
  link.close();
  return link.over ? link.closeCode : null;
}

async function fragments(link: RawSocket, payload: string, count: number): Promise<void> {
  const AT_ONCE = 1000;
  await link.send(frameOf('{', { fin: false }));
  const next = frameOf(payload, { opcode: 0, fin: false });
  const part = Buffer.concat(Array.from({ length: AT_ONCE }, () => next));
  for (let sent = 0; sent < count && !link.over; sent += AT_ONCE) await link.send(part);
}

async function many(link: RawSocket, text: string): Promise<void> {
  for (let sent = 0; sent < 30 && !link.over; sent += 1) await link.send(frameOf(text));
}

function keys(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])));
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
