import { expect, test } from 'vitest';
import { piecesOf } from './flying-pieces.ts';

test('a kind rises in one to three pieces, larger the more sent it; nothing rises for nothing', () => {
  const counts = (n: number[]) =>
    Object.entries(Object.groupBy(piecesOf(n, 0), ({ name }) => name)).map(([k, p]) => [k, p?.length]);
  expect(piecesOf([0, 0, 0, 0, 0, 0], 7)).toEqual([]);
  expect(counts([1, 3, 0, 5000, 0, 0])).toEqual([
    ['applause', 1],
    ['heart', 2],
    ['wow', 3],
  ]);
  const [few, many] = [piecesOf([1], 0)[0], piecesOf([5000], 0)[0]];
  expect([few?.weight, many?.weight]).toEqual([0, 1]);
});

test('both gutters are used, and ids go on', () => {
  const pieces = piecesOf([9, 9, 0, 0, 0, 0], 10);
  expect(pieces.map(({ id }) => id)).toEqual([10, 11, 12, 13, 14, 15]);
  expect(new Set(pieces.map(({ side }) => side))).toEqual(new Set(['start', 'end']));
  expect(new Set(pieces.map(({ lane }) => lane.toFixed(2))).size).toBe(6);
});
