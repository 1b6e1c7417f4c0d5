import { describe, expect, it } from 'vitest';
import { readDay, writeDay } from './read-day.ts';

describe('a day in a field', () => {
  it.each([
    ['24.11.2026', '2026-11-24'],
    ['4.1.2026', '2026-01-04'],
    ['24/11/26', '2026-11-24'],
    ['24-11-2026', '2026-11-24'],
    ['24 11', '2025-11-24'],
    [' 29.2.2028 ', '2028-02-29'],
    ['2026-11-24', '2026-11-24'],
  ])('%s is read', (typed, day) => expect(readDay(typed, 2025)).toBe(day));

  it.each(['', '31.2.2026', '29.2.2026', '11.24.2026', '24', 'tomorrow', '24.11.202', '1.1.1800', '0.1.2026'])(
    '%s is no day',
    (typed) => expect(readDay(typed, 2025)).toBeNull(),
  );

  it('is written day first, as everywhere', () => {
    expect(writeDay('2026-11-04')).toBe('04.11.2026');
    expect(writeDay('4.1')).toBe('4.1');
    expect(writeDay('')).toBe('');
  });
});
