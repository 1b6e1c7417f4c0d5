import { expect, it } from 'vitest';
import { everyDay } from './every-day.ts';

const day = (date: number) => Date.UTC(2026, 10, date);
const noon = (date: number) => Date.UTC(2026, 10, date, 12);

it('names every day of a period, also those on which nothing was used', () => {
  expect(everyDay([{ day: day(20), used: 5 }], { from: noon(18) }, noon(21))).toEqual([
    { day: day(18), used: 0 },
    { day: day(19), used: 0 },
    { day: day(20), used: 5 },
    { day: day(21), used: 0 },
  ]);
});

it('begins with the first use where the period has no beginning, and never goes beyond now', () => {
  const days = everyDay([{ day: day(20), used: 1 }], { to: day(30) }, noon(21));
  expect(days.map((one) => one.day)).toEqual([day(20), day(21)]);
  expect(everyDay([], { from: noon(25) }, noon(21))).toEqual([{ day: day(21), used: 0 }]);
});

it('shows the newest year of a longer period', () => {
  const days = everyDay([], { from: 0 }, noon(21));
  expect(days).toHaveLength(366);
  expect(days.at(-1)?.day).toBe(day(21));
});
