import { afterEach, beforeEach, expect, it } from 'vitest';
import { helloOf, makeLiveBench } from '../testing/live-bench.ts';
import type { LiveBench } from '../testing/live-bench.ts';

const MINUTE_MS = 60_000;

let bench: LiveBench;
let room: { id: string; code: string };
beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
});
afterEach(() => bench.remove());

/** What somebody who says a code is told; `device` absent: one of its own. */
function say(code: string, device?: string): string {
  const page = bench.page();
  const hello = helloOf(code);
  page.say(hello.t === 'helloPlayer' && device ? { ...hello, device } : hello);
  return page.wire.last('goodbye')?.reason ?? 'in';
}
/** Wrong codes, each from a device that was made up for it. */
const guess = (count: number) => Array.from({ length: count }, () => say('000000'));

it('stops a device long before its address, which pays for none of what is refused', () => {
  const told = Array.from({ length: 500 }, () => say('000000', 'device-of-a-guesser'));
  expect(told.filter((reason) => reason === 'noRoom')).toHaveLength(20);
  expect(told.at(-1)).toBe('tooManyTries');
  expect(say(room.code, 'device-of-a-guesser')).toBe('tooManyTries');
  expect(guess(280).every((reason) => reason === 'noRoom')).toBe(true);
  expect(say(room.code)).toBe('tooManyTries');
});

it('lets an address in again as soon as its guesser rests, and a device after a minute', () => {
  for (let n = 0; n < 20; n += 1) say('000000', 'device-of-a-guesser');
  guess(400);
  expect(say(room.code)).toBe('tooManyTries');
  bench.clock.advance(2000);
  expect(Array.from({ length: 50 }, () => say(room.code)).every((reason) => reason === 'in')).toBe(true);
  bench.clock.advance(MINUTE_MS);
  expect(say(room.code, 'device-of-a-guesser')).toBe('in');
});

it('goes on letting a class into a room that somebody at its address is in, while a guesser goes on', async () => {
  const other = await bench.openRoom();
  await bench.player(room.code, 'First');
  guess(300);
  bench.clock.advance(1);
  const told = Array.from({ length: 30 }, () => [say('000000'), say(room.code)]);
  expect(told.every(([wrong, right]) => wrong === 'tooManyTries' && right === 'in')).toBe(true);
  // As many tries as a class needs and no more: neither of this room nor of another does a guesser learn much.
  expect(say(room.code)).toBe('tooManyTries');
  expect(say(other.code)).toBe('tooManyTries');
  bench.clock.advance(1000);
  expect(say(other.code)).toBe('tooManyTries');
  expect(say(room.code)).toBe('in');
});

it('lets a class in where only the console is at its address', async () => {
  await bench.operator(room.id);
  guess(300);
  expect(say('000000')).toBe('tooManyTries');
  expect(say(room.code)).toBe('in');
});

it('keeps a place for who has one, whatever was tried', async () => {
  const player = await bench.player(room.code, 'Noa');
  const { token } = player.wire.last('joined') ?? {};
  guess(1000);
  const back = bench.page();
  back.say(helloOf(room.code, token));
  await expect.poll(() => back.wire.last('welcomePlayer')?.own?.name).toBe('Noa');
});
