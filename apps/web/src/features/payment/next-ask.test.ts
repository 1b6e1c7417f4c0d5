import { expect, it } from 'vitest';
import { ASKING_LASTS_MS, nextAskMs } from './next-ask.ts';

it('asks soon, then ever less often, and at least every ten seconds', () => {
  const waits = Array.from({ length: 12 }, (_, i) => nextAskMs(i + 1, 0) ?? 0);
  expect(waits[0]).toBe(1000);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits.at(-1)).toBe(10_000);
});

it('gives up by itself after minutes, not earlier', () => {
  expect(nextAskMs(60, ASKING_LASTS_MS - 1)).toBe(10_000);
  expect(nextAskMs(60, ASKING_LASTS_MS)).toBeNull();
});
