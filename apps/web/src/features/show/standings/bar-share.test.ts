import { expect, it } from 'vitest';
import { barShare } from './bar-share.ts';

const sharesOf = (scores: readonly number[]) => scores.map((score) => barShare(score, scores));

it('is the part of the highest score, and nothing for no points', () => {
  expect(sharesOf([1000, 500, 0])).toEqual([1, 0.5, 0]);
  expect(sharesOf([0, 0])).toEqual([0, 0]);
});

it('is the longest for whoever leads, and to be seen for everybody, where points are lost', () => {
  for (const scores of [
    [-431, -800, -1200],
    [900, 0, -300],
    [0, -250],
  ]) {
    const shares = sharesOf(scores);
    expect(shares[0]).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(new Set(shares).size).toBe(scores.length);
    expect(shares.at(-1)).toBeGreaterThan(0.05);
  }
  expect(sharesOf([-250, -250])).toEqual([1, 1]);
});
