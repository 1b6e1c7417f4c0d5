import { expect, it } from 'vitest';
import { barsBegin, dealTimes, fallingOrder, fallTimes } from './beats.ts';

it('the least picked falls first, the favourite wrong one last, of equals the first in place', () => {
  expect(fallingOrder([6, 14, 0, 6], [1])).toEqual([2, 0, 3]);
  expect(fallingOrder([1, 2, 3], [0, 1, 2])).toEqual([]);
});
it('all have fallen when the right one stands', () => {
  expect(fallTimes([6, 14, 0, 6], [1])).toEqual([140, null, 0, 280]);
  const eight = fallTimes([1, 2, 3, 4, 5, 6, 7, 8], [7]);
  expect(Math.max(...eight.map((at) => at ?? 0)) + 180).toBeLessThanOrEqual(900);
});
it('bars do not wait where nothing falls', () => {
  expect(barsBegin(null)).toBe(0);
  expect(barsBegin([])).toBe(1300);
});
it('answers are dealt one by one, and the last is there before the clock starts', () => {
  expect(dealTimes(4)).toEqual([300, 600, 900, 1200]);
  expect(dealTimes(8).at(-1)).toBe(1700);
});
