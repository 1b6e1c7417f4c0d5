import { afterEach, beforeEach, expect, it } from 'vitest';
import { previewRoom } from './preview-room.ts';
import { makeLiveBench } from '../testing/live-bench.ts';
import type { LiveBench } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';

let bench: LiveBench;
let code: string;
const game = sampleGame(1, { name: 'Planets', language: 'ar', direction: 'rtl' });
beforeEach(async () => {
  bench = await makeLiveBench();
  ({ code } = await bench.openRoom(game));
});
afterEach(() => bench.remove());
const ask = (asked = code, address = '192.0.2.1') => previewRoom(bench.gateway, asked, address);

it('says the name and language of an open room’s game and nothing else', async () => {
  expect(await ask()).toEqual({ title: 'Planets', language: 'ar', direction: 'rtl' });
});

it('says nothing of a code that no room has, nor of what is no code', async () => {
  const none = code === '000000' ? '000001' : '000000';
  for (const other of [none, '', 'abc', `${code}0`, '../etc']) expect(await ask(other)).toBeNull();
});

it('counts as a try: who guesses here soon learns nothing, of a right code either', async () => {
  const none = code === '000000' ? '000001' : '000000';
  for (let n = 0; n < 20; n += 1) await ask(none);
  expect(await ask()).toBeNull();
  expect(await ask(code, '192.0.2.2')).not.toBeNull();
});
