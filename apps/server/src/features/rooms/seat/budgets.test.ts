import { expect, it } from 'vitest';
import { Budgets } from './budgets.ts';

const WINDOW_MS = 1000;

it('refuses beyond the limit of a window, for each key alone, and begins anew after it', () => {
  const budgets = new Budgets(2, WINDOW_MS);
  expect([budgets.take('a', 0), budgets.take('a', 1), budgets.take('a', 2)]).toEqual([true, true, false]);
  expect(budgets.spent('a', 2)).toBe(true);
  expect(budgets.spent('b', 2)).toBe(false);
  expect(budgets.spent('a', WINDOW_MS)).toBe(false);
  expect(budgets.take('a', WINDOW_MS)).toBe(true);
});

it('gives back only what was used in this window, and no more than it may', () => {
  const budgets = new Budgets(2, WINDOW_MS);
  budgets.giveBack('hall', 10);
  expect([1, 2, 3].map(() => budgets.take('hall', 20))).toEqual([true, true, false]);
  for (let n = 0; n < 9; n += 1) budgets.giveBack('hall', 30, 2);
  expect([1, 2].map(() => budgets.take('hall', 40))).toEqual([true, false]);
  budgets.giveBack('hall', 20 + WINDOW_MS);
  expect([1, 2, 3].map(() => budgets.take('hall', 20 + WINDOW_MS))).toEqual([true, true, false]);
});

it('forgets the oldest when there are too many keys, never those that came last', () => {
  const budgets = new Budgets(1, WINDOW_MS);
  for (let n = 0; n < 60_000; n += 1) budgets.take(`key ${n}`, 5);
  expect(budgets.spent('key 59999', 6)).toBe(true);
  expect(budgets.spent('key 20000', 6)).toBe(true);
  expect(budgets.spent('key 9', 6)).toBe(false);
});
