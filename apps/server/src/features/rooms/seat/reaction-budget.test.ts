import { expect, test } from 'vitest';
import { ReactionBudget } from './reaction-budget.ts';

/** How many of a tap every `everyMs` count in a minute. */
function counted(everyMs: number): number {
  const budget = new ReactionBudget();
  let count = 0;
  for (let atMs = 0; atMs < 60_000; atMs += everyMs) if (budget.take(atMs)) count += 1;
  return count;
}

test('calm taps all count, a drummed key counts forty times a minute', () => {
  expect(counted(2000)).toBe(30);
  expect(counted(20)).toBe(40);
});

test('five at once, then two a second', () => {
  const budget = new ReactionBudget();
  const at = (atMs: number, taps: number) => Array.from({ length: taps }, () => budget.take(atMs)).filter(Boolean);
  expect(at(0, 9)).toHaveLength(5);
  expect(at(2499, 1)).toHaveLength(0);
  expect(at(2500, 9)).toHaveLength(5);
});
