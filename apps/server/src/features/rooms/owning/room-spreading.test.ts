import { expect, it } from 'vitest';
import { whoHasFewer } from './room-spreading.ts';

it.each([
  [{ me: 5, other: 4 }, null],
  [{ me: 5, other: 5, third: 3 }, null],
  [{ me: 1, other: 0 }, null],
  [{ me: 1, other: 9 }, null],
  [{ other: 9, third: 0 }, null],
  [{ me: 0 }, null],
  [{ me: 2, other: 0 }, 'other'],
  [{ me: 6, other: 3 }, 'other'],
  [{ me: 40, other: 30, third: 20 }, 'third'],
])('of %o rooms this server gives to %s', (counts, to) => {
  expect(whoHasFewer(new Map(Object.entries(counts)), 'me')).toBe(to);
});
