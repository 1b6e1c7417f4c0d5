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

it('gives back what was earned, beyond the limit too, and only in the same window', () => {
  const budgets = new Budgets(2, WINDOW_MS);
  for (let n = 0; n < 3; n += 1) budgets.giveBack('hall', 10);
  const taken = Array.from({ length: 6 }, () => budgets.take('hall', 20));
  expect(taken).toEqual([true, true, true, true, true, false]);
  expect(budgets.take('hall', 10 + WINDOW_MS)).toBe(true);
  expect(budgets.take('hall', 11 + WINDOW_MS)).toBe(true);
  expect(budgets.take('hall', 12 + WINDOW_MS)).toBe(false);
});
