/**
 * Entry of a thread that times the acks of a room apart: a console's presses, on disk before each ack. Its loop is its
 * own, so that what is timed does not wait for the thousands of pages that the trial plays besides.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { LIVE_PROTOCOL, RoomId } from '@qc/contract';
import { Page } from './players/page.ts';

/** Whose room it is, and where. */
export interface CalmOrder {
  url: string;
  room: string;
  cookie: string;
  session: string;
}

/** Each console may send a hundred frames in twenty seconds. */
const CONSOLES = 12;
const PRESS_EVERY_MS = 20;

const { url, room, cookie, session }: CalmOrder = workerData;
const consoles = Array.from({ length: CONSOLES }, () => new Page({ url, headers: { cookie } }));
for (const page of consoles) {
  await page.opened();
  const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, room: RoomId.parse(room), as: 'operator' } as const;
  page.say({ ...hello, session, lastVersion: null });
  await page.until(() => page.messages.length > 0 || page.closed);
}
let turn = 0;
parentPort?.on('message', (forMs: number) => void acks(forMs).then((times) => parentPort?.postMessage(times)));
parentPort?.postMessage([]);

async function acks(forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + forMs; performance.now() < until; await sleep(PRESS_EVERY_MS)) {
    turn += 1;
    const page = consoles[turn % CONSOLES];
    const action = { do: 'mute', on: turn % 2 === 0 } as const;
    const startedAtMs = performance.now();
    const reply = await page?.ask({ t: 'operate', id: `calm-${turn}`, expect: null, action });
    if (reply?.t !== 'ack') throw new Error(`the room apart was refused: ${JSON.stringify(reply)}`);
    times.push(performance.now() - startedAtMs);
  }
  return times;
}
