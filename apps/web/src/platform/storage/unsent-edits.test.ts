import { afterEach, expect, it } from 'vitest';
import { forgetUnsent, gamesWithUnsent, unsentPrefix } from './unsent-edits.ts';

afterEach(() => localStorage.clear());

it('knows whose edits are waiting on a shared device, and forgets those of one person alone', () => {
  for (const record of ['game.tab-1', 'slide-1.tab-1']) localStorage.setItem(unsentPrefix('dana', 'g1') + record, '{}');
  localStorage.setItem(`${unsentPrefix('dana', 'g2')}game.tab-2`, '{}');
  localStorage.setItem(`${unsentPrefix('omar', 'g3')}game.tab-1`, '{}');
  localStorage.setItem('qc.other', 'kept');
  expect(gamesWithUnsent('dana')).toEqual(['g1', 'g2']);
  forgetUnsent('dana');
  expect(gamesWithUnsent('dana')).toEqual([]);
  expect(gamesWithUnsent('omar')).toEqual(['g3']);
  expect(localStorage.getItem('qc.other')).toBe('kept');
});
