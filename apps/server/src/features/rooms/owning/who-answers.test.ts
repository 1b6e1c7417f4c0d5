import { expect, it } from 'vitest';
import { isNobodyAt } from './who-answers.ts';

/** A bus on which nobody answers. */
const silent = { isConnected: true, isFull: false, request: async () => 'nobody' as const };

it('nobody is there only where the question went out', async () => {
  expect(await isNobodyAt(silent, 'two')).toBe(true);
  expect(await isNobodyAt({ ...silent, isConnected: false }, 'two')).toBe(false);
  expect(await isNobodyAt({ ...silent, isFull: true }, 'two')).toBe(false);
});

it('who answers late may be there', async () => {
  expect(await isNobodyAt({ ...silent, request: async () => 'late' as const }, 'two')).toBe(false);
  expect(await isNobodyAt({ ...silent, request: async () => ({ answer: '{}' }) }, 'two')).toBe(false);
});
