import { expect, it } from 'vitest';
import { toTelephoneRate } from './to-telephone-rate.ts';

/** A second of a tone at a rate. */
function tone(hz: number, rate: number): Int16Array {
  return Int16Array.from({ length: rate }, (_, n) => Math.round(10_000 * Math.sin((2 * Math.PI * hz * n) / rate)));
}
/** How loud the middle of a sound is. */
function loudness(samples: Int16Array): number {
  const middle = samples.subarray(1000, -1000);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length) * Math.SQRT2;
}

it.each([8000, 11_025, 16_000, 22_050, 24_000, 44_100, 48_000])(
  'keeps length and loudness of speech from %i Hz',
  (rate) => {
    for (const hz of [200, 1000, 3000]) {
      const made = toTelephoneRate(tone(hz, rate), rate);
      expect(made.length).toBe(8000);
      expect(loudness(made)).toBeGreaterThan(9700);
      expect(loudness(made)).toBeLessThan(10_300);
    }
  },
);

it('takes out what telephones do not carry, which would rattle', () => {
  for (const hz of [4600, 5000, 7000, 9000])
    expect(loudness(toTelephoneRate(tone(hz, 22_050), 22_050))).toBeLessThan(100);
});
