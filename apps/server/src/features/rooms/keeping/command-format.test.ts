import type { Command } from '@qc/engine';
import { expect, it } from 'vitest';
import { formatOf } from './command-format.ts';

it('is of a kind of command, or of what the operator does', () => {
  const skip: Command = { type: 'operate', action: { do: 'next' }, expect: null };
  const since = { next: 3, tick: 2, operate: 9 };
  expect([formatOf(skip, since), formatOf({ type: 'tick' }, since), formatOf({ type: 'closeSelf' }, since)]).toEqual([
    3, 2, 1,
  ]);
  expect(formatOf(skip), 'all there are').toBe(1);
});
