import { expect, it } from 'vitest';
import { winnersOf } from './winners.ts';

const scored = (...scores: number[]) => scores.map((score) => ({ score }));

it('honours as many as are asked for, whatever their points', () => {
  expect(winnersOf(scored(900, 0, 0, 0), 3)).toEqual(scored(900, 0, 0));
  expect(winnersOf(scored(900, 0), 3)).toEqual(scored(900, 0));
});

it('honours nobody where nobody has a point', () => {
  expect(winnersOf(scored(0, 0, 0), 3)).toEqual([]);
  expect(winnersOf(scored(0, -50), 3)).toEqual([]);
});
