import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay, lastDayOf } from './expiry-day.ts';

describe('the last day of a subscription', () => {
  it('counts as a whole day', () => {
    const end = endOfDay('2027-02-28') ?? 0;
    expect(new Date(end)).toEqual(new Date(2027, 2, 1));
    expect(lastDayOf(end)).toBe('2027-02-28');
  });

  it('is empty for what never ends, and the other way round', () => {
    expect(lastDayOf(null)).toBe('');
    expect(endOfDay('')).toBeNull();
    expect(endOfDay('no day')).toBeNull();
  });

  it('comes back for every day, leap days and changes of the clock included', () => {
    const days = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const day = lastDayOf(moment.getTime());
        return lastDayOf(endOfDay(day)) === day;
      }),
    );
  });
});
