import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarseMs } from './coarse-time.ts';
import { curvePoints } from './scoring.ts';

const elapsed = fc.integer({ min: 0, max: 120_000 });
const step = fc.constantFrom(0, 1, 17, 200, 500, 1000);

test('a time is the beginning of its step: never later, and earlier by less than a step', () => {
  expect([0, 499, 500, 1499].map((ms) => coarseMs(ms, 500))).toEqual([0, 0, 500, 1000]);
  expect(coarseMs(1234, 0)).toBe(1234);
  fc.assert(
    fc.property(elapsed, step, (elapsedMs, stepMs) => {
      const knownMs = coarseMs(elapsedMs, stepMs);
      expect(knownMs).toBeLessThanOrEqual(elapsedMs);
      expect(knownMs).toBeGreaterThan(elapsedMs - Math.max(1, stepMs));
      expect(knownMs).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('who was slower is never taken for the quicker one', () => {
  fc.assert(
    fc.property(elapsed, elapsed, step, (one, other, stepMs) => {
      const [first, second] = one <= other ? [one, other] : [other, one];
      expect(coarseMs(first, stepMs)).toBeLessThanOrEqual(coarseMs(second, stepMs));
    }),
  );
});

test('points by a coarse time are never fewer than by the exact one, and never more than all of them', () => {
  const profile = fc.constantFrom('halfFloor', 'penalty', 'linear', 'accuracy', 'firstRight' as const);
  fc.assert(
    fc.property(profile, elapsed, step, fc.integer({ min: 1000, max: 60_000 }), (curve, elapsedMs, stepMs, limitMs) => {
      const points = curvePoints(curve, 1000, coarseMs(elapsedMs, stepMs), limitMs);
      expect(points).toBeGreaterThanOrEqual(curvePoints(curve, 1000, elapsedMs, limitMs));
      expect(points).toBeLessThanOrEqual(1000);
    }),
  );
});
