import { expect, it } from 'vitest';
import { hasFirst, winnersOf } from './winners.ts';

const scored = (...scores: number[]) => scores.map((score) => ({ score }));

it('honours as many as are asked for', () => {
  expect(winnersOf(scored(900, 800, 700, 600), 3)).toEqual(scored(900, 800, 700));
});

it('honours nobody without points as soon as somebody has some', () => {
  expect(winnersOf(scored(900, 0, 0, 0), 3)).toEqual(scored(900));
  expect(winnersOf(scored(900, 0, -50), 3)).toEqual(scored(900));
});

it('honours who lost less where nobody has points', () => {
  expect(winnersOf(scored(0, -50), 3)).toEqual(scored(0));
  expect(winnersOf(scored(-10, -20, -20), 3)).toEqual(scored(-10));
  expect(winnersOf(scored(0, 0, 0), 3, -50)).toEqual(scored(0, 0, 0));
});

it('honours nobody where all are equal without points', () => {
  expect(winnersOf(scored(0, 0, 0), 3)).toEqual([]);
  expect(winnersOf(scored(-50, -50), 3)).toEqual([]);
  expect(winnersOf([], 3)).toEqual([]);
});

it('knows a first where somebody has points or points differ', () => {
  expect(hasFirst({ best: 500, poorest: 500 })).toBe(true);
  expect(hasFirst({ best: 0, poorest: -50 })).toBe(true);
  expect(hasFirst({ best: 0, poorest: 0 })).toBe(false);
  expect(hasFirst({ best: -50, poorest: -50 })).toBe(false);
  expect(hasFirst(null)).toBe(false);
});
