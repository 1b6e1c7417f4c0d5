import { expect, it } from 'vitest';
import { telephoneWav } from '@qc/telephone/wav';
import { readSound } from './read-sound.ts';

const SECOND = Int16Array.from({ length: 24_000 }, (_, n) => Math.round(9000 * Math.sin(n / 10)));

/** A WAV file at a rate; changes to its form at the bytes named. */
function wav(samples: Int16Array, rate: number, change: (file: Buffer) => void = () => undefined): Buffer {
  const file = Buffer.from(telephoneWav(samples));
  file.writeUInt32LE(rate, 24);
  change(file);
  return file;
}

it.each<[string, Buffer, string, number]>([
  ['a file', wav(SECOND, 24_000), 'audio/wav', 1000],
  [
    'one that does not know its length yet',
    wav(SECOND, 24_000, (file) => file.writeUInt32LE(0xffffffff, 40)),
    '',
    1000,
  ],
  ['two channels', wav(SECOND, 24_000, (file) => file.writeUInt16LE(2, 22)), '', 500],
  ['samples alone', wav(SECOND, 24_000).subarray(44), 'audio/pcm', 1000],
  ['samples alone at their rate', wav(SECOND, 24_000).subarray(44), 'audio/L16; rate=48000', 500],
])('reads %s', (_what, bytes, type, ms) => {
  expect((readSound(bytes, type)?.length ?? 0) / 8).toBe(ms);
});

it.each<[string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'audio/wav'],
  ['a page', Buffer.from('<!doctype html>'.padEnd(9000, 'x')), 'text/html'],
  ['half a header', wav(SECOND, 24_000).subarray(0, 30), 'audio/wav'],
  ['silence', wav(new Int16Array(24_000), 24_000), 'audio/wav'],
  ['a rate below that of telephones', wav(SECOND, 4000), 'audio/wav'],
  ['a rate without end', wav(SECOND, 4_000_000_000), 'audio/wav'],
  ['compressed samples', wav(SECOND, 24_000, (file) => file.writeUInt16LE(7, 20)), 'audio/wav'],
  ['more channels than ears', wav(SECOND, 24_000, (file) => file.writeUInt16LE(6, 22)), 'audio/wav'],
  ['samples of 24 bits', wav(SECOND, 24_000, (file) => file.writeUInt16LE(24, 34)), 'audio/wav'],
  ['chunks without end', Buffer.concat([wav(SECOND, 24_000).subarray(0, 12), Buffer.alloc(4000)]), 'audio/wav'],
])('takes %s for no sound', (_what, bytes, type) => {
  expect(readSound(bytes, type)).toBe(null);
});
