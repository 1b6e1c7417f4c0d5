import { setTimeout as sleep } from 'node:timers/promises';
import { PING_EVERY_MS } from '@qc/contract';
import { WebSocket } from 'ws';
import type { Crowd, Light } from './crowd.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

const SLOW_SHARE = 0.05;
const SLOW_BYTES = 256 * 1024;
const MEGABYTE = 1024 * 1024;
/** Questions whose way to everybody is timed while some do not read. */
const TIMED = 15;
const PILE_WITHIN_MS = 40_000;
/** Pressed on for so long after something has piled up. */
const PILED_MS = 4000;
/** Less than this is no pile. */
const PILE_BYTES = 100_000;

/** One in twenty players stops reading: the others do not notice, and little waits for the sleepers. */
export async function slowReaders(trial: Trial, stage: Stage, crowd: Crowd, quietMs: readonly number[]): Promise<void> {
  const { players } = crowd;
  const slow = players.slice(0, Math.ceil(players.length * SLOW_SHARE));
  const awake = players.slice(slow.length);
  const { residentBytes: memory } = await stage.server.probe();
  for (const { socket } of slow) socket.pause();
  // They are no dead wires: what they have to say they say.
  const pings = setInterval(() => {
    for (const { socket } of slow) socket.send('{"t":"ping","n":1}');
  }, PING_EVERY_MS);
  let most = 0;
  let events = 0;
  let end = performance.now() + PILE_WITHIN_MS;
  for (; performance.now() < end; events += 1) {
    await crowd.next();
    if (events % 20 !== 0) continue;
    const before = most;
    most = Math.max(most, (await stage.server.probe()).mostBuffered);
    if (before < PILE_BYTES && most >= PILE_BYTES) end = Math.min(end, performance.now() + PILED_MS);
  }
  const { residentBytes: now, mostBuffered } = await stage.server.probe();
  most = Math.max(most, mostBuffered);
  const during = await crowd.timed(TIMED, awake);
  trial.note(`${slow.length} of ${players.length} stopped reading; ${events} changes meanwhile`);
  trial.atLeast('bytes that piled up for one of them', most, PILE_BYTES);
  trial.atMost('bytes that piled up for one of them, at most', most, SLOW_BYTES);
  trial.atMost('memory of the server more than before, slow readers', (now - memory) / MEGABYTE, 50, 'MB');
  trial.ratio('way of a question to 99 % of the others, slow readers', median(during), median(quietMs), 1.5);
  for (const { socket } of slow) socket.resume();
  await sleep(2000);
  clearInterval(pings);
  const phase = /"visit":(\d+)/;
  const shown = (one: Light): string | undefined => phase.exec(one.last)?.[1];
  const right = slow.filter(
    (one) => one.socket.readyState === WebSocket.OPEN && awake[0] && shown(one) === shown(awake[0]),
  );
  trial.exactly('sleepers that see what all see once they read again', right.length, slow.length);
}
