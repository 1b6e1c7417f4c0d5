import { TELEPHONE_RATE, telephoneWav } from '@qc/telephone/wav';
import { expect, test } from 'vitest';
import { isTelephoneWav, soundOf } from './telephone-sound.ts';

/** So many seconds of a tone, at the rate of telephones. */
const tone = (seconds: number, loudness: number) =>
  Float32Array.from({ length: seconds * TELEPHONE_RATE }, (_, n) => loudness * Math.sin(n / 3));

function heard(channels: Float32Array[], part?: Parameters<typeof soundOf>[1]) {
  const sound = soundOf(channels, part);
  if (typeof sound === 'string') throw new Error(sound);
  const samples = new Int16Array(sound.wav.buffer, 44);
  return { ...sound, loudest: Math.max(...samples.map(Math.abs)) / 0x7fff };
}

test('a recording is as long as its sound, in one channel of 8 kHz and 16 bits', () => {
  const { wav, lengthMs, loudest } = heard([tone(2, 0.9), tone(2, 0.9)]);
  expect(lengthMs).toBe(2000);
  expect(wav.length).toBe(44 + 2 * 2 * TELEPHONE_RATE);
  expect(loudest).toBeCloseTo(0.9, 2);
  expect(isTelephoneWav(wav.buffer)).toBe(true);
});

test('both sides of a stereo sound are heard, however loud each is', () => {
  const left = heard([tone(1, 0.8), new Float32Array(TELEPHONE_RATE)]);
  expect(left.loudest).toBeCloseTo(0.9, 2);
});

test('a quiet voice is made louder, but not without end, and a loud one does not crack', () => {
  expect(heard([tone(1, 0.2)]).loudest).toBeCloseTo(0.9, 2);
  expect(heard([tone(1, 0.05)]).loudest).toBeCloseTo(0.4, 2);
  expect(heard([tone(1, 3)]).loudest).toBeCloseTo(0.9, 2);
});

test('a part of a long sound is cut out; what is longer than 30 seconds or silent is refused', () => {
  expect(heard([tone(40, 0.5)], { startMs: 5000, endMs: 15_000 }).lengthMs).toBe(10_000);
  expect(soundOf([tone(31, 0.5)])).toBe('tooLong');
  expect(soundOf([new Float32Array(TELEPHONE_RATE)])).toBe('silent');
  expect(soundOf([])).toBe('silent');
});

test('other files are not taken for a recording that is ready', () => {
  const other = telephoneWav(new Int16Array(100));
  // 16 kHz.
  new DataView(other.buffer).setUint32(24, 16_000, true);
  expect(isTelephoneWav(other.buffer)).toBe(false);
  expect(isTelephoneWav(new ArrayBuffer(10))).toBe(false);
});
