import { expect, it } from 'vitest';
import { softTone, TONE_MS } from './tone.ts';

const file = softTone();
const view = new DataView(file.buffer);
const letters = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to));

it('is a WAV file as telephones take it, of the length it says', () => {
  expect([letters(0, 4), letters(8, 16), letters(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  expect(view.getUint32(40, true)).toBe(file.length - 44);
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect(view.getUint32(24, true)).toBe(8000);
  expect(((file.length - 44) / 2 / 8000) * 1000).toBe(TONE_MS);
});

it('is heard, softly, and begins and ends in silence', () => {
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, n) => view.getInt16(44 + 2 * n, true));
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeGreaterThan(2000);
  expect(loudest).toBeLessThan(6000);
  for (const end of [samples.slice(0, 40), samples.slice(-40)])
    expect(Math.max(...end.map(Math.abs))).toBeLessThan(loudest / 50);
});
