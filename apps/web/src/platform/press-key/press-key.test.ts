import { expect, it } from 'vitest';
import { pressDone, pressKey } from './index.ts';

it('is the same until its press is done, and another for another press', () => {
  const first = pressKey('export-one');
  expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(pressKey('export-one')).toBe(first);
  expect(pressKey('export-two')).not.toBe(first);
  pressDone('export-one');
  expect(pressKey('export-one')).not.toBe(first);
});
