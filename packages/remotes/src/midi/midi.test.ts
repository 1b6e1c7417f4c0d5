import { expect, it } from 'vitest';
import { hex } from '../testing/random-bytes.ts';
import { Talk } from '../testing/talk.ts';
import { midiChannels, midiPads } from './midi.ts';
import { readStrike } from './midi-codec.ts';

it('a note that begins with some force is a strike', () => {
  expect(readStrike(hex('90 24 7f'))).toEqual({ channel: 1, note: 36 });
  expect(readStrike(hex('9f 00 01'))).toEqual({ channel: 16, note: 0 });
});

it.each([
  ['let go', '80 24 40'],
  ['without force', '90 24 00'],
  ['a controller', 'b0 24 7f'],
  ['cut off', '90 24'],
  ['too long', '90 24 7f 00'],
  ['no data', '90 a4 7f'],
  ['no force', '90 24 ff'],
])('%s is none', (_what, message) => expect(readStrike(hex(message))).toBeNull());

it('every pad is a player', () => {
  const talk = new Talk(midiPads, null);
  for (const message of ['90 24 7f', '80 24 00', '99 26 10']) talk.io.say(hex(message));
  expect(talk.pressed).toEqual(['1/36 buzz', '10/38 buzz']);
});

it('every channel is a player with eight answers', () => {
  const talk = new Talk(midiChannels, null);
  for (const message of ['90 24 7f', '91 2b 7f', '91 2c 7f', '91 23 7f']) talk.io.say(hex(message));
  expect(talk.pressed).toEqual(['1 A', '2 H']);
});
