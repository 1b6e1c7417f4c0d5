import { setTimeout as sleep } from 'node:timers/promises';
import { PING_EVERY_MS } from '@qc/contract';
import { WebSocket } from 'ws';
import { quantile } from '../bench/process-figures.ts';
import { liveUrl, inParts, press } from './stage.ts';
import { playerHello } from './page.ts';
import type { Page } from './page.ts';
import type { Stage } from './stage.ts';
import { median } from './trial.ts';
import type { Trial } from './trial.ts';

const SLOW_SHARE = 0.05;
const SLOW_BYTES = 256 * 1024;
const MEGABYTE = 1024 * 1024;
/** Questions whose way to everybody is timed, before and while some do not read. */
const TIMED = 15;
/** A console may send a hundred frames in twenty seconds. */
const CONSOLES = 30;
const PILE_WITHIN_MS = 40_000;
/** Pressed on for so long after something has piled up. */
const PILED_MS = 4000;
/** Less than this is no pile. */
const PILE_BYTES = 100_000;
/** Letters of three bytes: the largest frames that a game can make. */
const WORDS = '\u6d77\u6d0b\u6e56\u6cca'.repeat(80);

/** A player that looks at frames no more than it must. */
interface Light {
  socket: WebSocket;
  heardAtMs: number;
  last: string;
}

/** One in twenty players stops reading: the others do not notice, and little waits for the sleepers. */
export async function slowReaders(trial: Trial, stage: Stage): Promise<void> {
  const count = trial.players(1000, 200);
  const owner = await stage.account();
  const slide = {
    type: 'trivia' as const,
    question: WORDS.slice(0, 300),
    queMessage: WORDS.slice(0, 200),
    answers: Array.from({ length: 8 }, (_, at) => ({
      text: `${at}${WORDS}`.slice(0, 120),
      media: null,
      correct: at === 0,
    })),
    time: 600,
  };
  const room = await owner.openRoom([slide, slide]);
  const consoles: Page[] = [];
  for (let number = 0; number < CONSOLES; number += 1) consoles.push(await stage.staff(owner, room, 'operator'));
  const players = await inParts([...Array(count).keys()], 250, (index) => connect(stage.url, room.code, index));
  const slow = players.slice(0, Math.ceil(count * SLOW_SHARE));
  const awake = players.slice(slow.length);
  let turn = 0;
  // There and back between two questions: each press is one large frame to everybody.
  const next = async (): Promise<void> => {
    turn += 1;
    const page = consoles[turn % CONSOLES];
    const reply = page && (await press(page, { do: turn % 2 === 1 ? 'skip' : 'back' }));
    if (reply?.t !== 'ack') throw new Error(`a press was refused: ${JSON.stringify(reply)}`);
  };
  const timed = async (): Promise<number[]> => {
    const worst: number[] = [];
    for (let round = 0; round < TIMED; round += 1) {
      const startedAtMs = performance.now();
      await next();
      await sleep(150);
      worst.push(
        quantile(
          awake.map((player) => player.heardAtMs - startedAtMs),
          0.99,
        ),
      );
    }
    return worst;
  };
  await press(consoles[0] ?? never(), { do: 'next' });
  await sleep(500);
  const before = await timed();
  const { residentBytes: memory } = await stage.server.probe();
  for (const { socket } of slow) socket.pause();
  // They are no dead links: what they have to say they say.
  const pings = setInterval(() => {
    for (const { socket } of slow) socket.send('{"t":"ping","n":1}');
  }, PING_EVERY_MS);
  let most = 0;
  let events = 0;
  let end = performance.now() + PILE_WITHIN_MS;
  for (; performance.now() < end; events += 1) {
    await next();
    if (events % 20 !== 0) continue;
    const before = most;
    most = Math.max(most, (await stage.server.probe()).mostBuffered);
    if (before < PILE_BYTES && most >= PILE_BYTES) end = Math.min(end, performance.now() + PILED_MS);
  }
  const { residentBytes: now, mostBuffered } = await stage.server.probe();
  most = Math.max(most, mostBuffered);
  const during = await timed();
  trial.note(`${slow.length} of ${count} stopped reading; ${events} changes meanwhile`);
  trial.atLeast('bytes that piled up for one of them', most, PILE_BYTES);
  trial.atMost('bytes that piled up for one of them, at most', most, SLOW_BYTES);
  trial.atMost('memory of the server more than before, slow readers', (now - memory) / MEGABYTE, 50, 'MB');
  trial.ratio('way of a question to 99 % of the others', median(during), median(before), 1.5);
  for (const { socket } of slow) socket.resume();
  await sleep(2000);
  clearInterval(pings);
  const phase = /"visit":(\d+)/;
  const shown = (one: Light): string | undefined => phase.exec(one.last)?.[1];
  const right = slow.filter(
    (one) => one.socket.readyState === WebSocket.OPEN && awake[0] && shown(one) === shown(awake[0]),
  );
  trial.exactly('sleepers that see what all see once they read again', right.length, slow.length);
  for (const { socket } of players) socket.terminate();
}

function never(): never {
  throw new Error('no console');
}

async function connect(url: string, code: string, index: number): Promise<Light> {
  const socket = new WebSocket(liveUrl(url), { perMessageDeflate: false });
  const light: Light = { socket, heardAtMs: 0, last: '' };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.on('error', reject);
  socket.on('open', () => {
    socket.send(JSON.stringify(playerHello(code, `light-device-${index}`)));
    socket.send(
      JSON.stringify({ t: 'join', id: `light-join-${index}`, name: `Light ${index}`, phone: '', consent: true }),
    );
  });
  // Pongs of the library keep the link alive.
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"joined"')) resolve();
    if (!text.includes('"phase":"')) return;
    light.heardAtMs = performance.now();
    light.last = text;
  });
  await promise;
  return light;
}
