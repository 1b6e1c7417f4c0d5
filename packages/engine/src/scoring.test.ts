import { expect, test } from 'vitest';
import { answerPoints, curvePoints } from './scoring.ts';

test.each([
  [0, 1000],
  [499, 1000],
  [500, 988],
  [5000, 875],
  [10_000, 750],
  [20_000, 500],
  [20_300, 500],
])('a right answer worth 1000 after %d ms of 20 s gives %d', (tookMs, points) => {
  expect(curvePoints(1000, tookMs, 20_000)).toBe(points);
});

test('points are whole, and a clock without time gives all of them', () => {
  expect(curvePoints(777, 3333, 10_000)).toBe(648);
  expect(curvePoints(1000, 900, 0)).toBe(1000);
});

test('an answer right in part gives its share of the curve', () => {
  expect(answerPoints(2 / 3, 1000, 10_000, 20_000)).toBe(500);
  expect(answerPoints(1 / 3, 1000, 0, 20_000)).toBe(333);
  expect(answerPoints(0, 1000, 0, 20_000)).toBe(0);
});
