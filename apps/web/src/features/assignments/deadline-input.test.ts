import { expect, it } from 'vitest';
import { fromDeadlineInput, nextWeek, readTime, toDeadlineInput } from './deadline-input.ts';

it('shows a moment in the person’s time zone and reads it back to the end of its minute', () => {
  const moment = new Date(2027, 0, 5, 8, 7, 59).getTime();
  expect(toDeadlineInput(moment)).toBe('2027-01-05T08:07');
  expect(fromDeadlineInput('2027-01-05T08:07')).toBe(moment);
  expect(fromDeadlineInput('2027-01-05T8.07')).toBe(moment);
});

it.each([
  '',
  '2027-01-05',
  'tomorrow',
  '2027-02-31T10:00',
  '2027-01-05T',
  '2027-01-05T24:00',
  '5.1.2027T10:00',
  '2027-13-40T99:99',
])('takes no “%s”', (text) => {
  expect(fromDeadlineInput(text)).toBeNull();
});

it('offers the end of the day a week from now, also over a change of the month', () => {
  expect(toDeadlineInput(nextWeek(new Date(2027, 0, 28, 13, 15).getTime()))).toBe('2027-02-04T23:59');
});

it.each([
  ['8:30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8', '08:00'],
  [' 23.59 ', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['8 pm', null],
  ['', null],
])('reads the time “%s” as %s', (typed, time) => expect(readTime(typed)).toBe(time));
