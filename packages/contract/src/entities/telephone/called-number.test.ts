import { expect, it } from 'vitest';
import { callingCode, numberToCall } from './called-number.ts';

const read = (written: string, home = '972', countries = [home]) => {
  const done = numberToCall(written, { home, countries });
  return 'number' in done ? done.number : done.why;
};

it.each([
  ['+972 2 555 0100', '972'],
  ['+1 415 555 0100', '1'],
  ['+20 2 25550100', '20'],
  ['+44 20 7946 0000', '44'],
  ['+970 59 955 0100', '970'],
  ['+7 495 555 01 00', '7'],
  ['02-5550100', ''],
  ['', ''],
])('the country of %s is %s', (number, code) => expect(callingCode(number)).toBe(code));

it.each([
  ['050-123-4567', '+972501234567'],
  ['501234567', '+972501234567'],
  ['972501234567', '+972501234567'],
  ['+972 (50) 123 4567', '+972501234567'],
  ['00972501234567', '+972501234567'],
  ['\u2066+972501234567\u2069', '+972501234567'],
  ['02 555 0100', '+97225550100'],
])('%s is %s', (written, number) => expect(read(written)).toBe(number));

it('reads numbers of the country of the line', () => {
  expect(read('(415) 555-0100', '1')).toBe('+14155550100');
  expect(read('06 1234 5678', '39', ['39'])).toBe('+390612345678');
  expect(read('020 7946 0000', '44')).toBe('+442079460000');
  expect(read('0501234567', '', ['972'])).toBe('notANumber');
});

it.each([
  ['nobody', 'notANumber'],
  ['', 'notANumber'],
  ['100', 'notANumber'],
  ['050-1234567 / 052-1234567x', 'notANumber'],
  ['+0501234567', 'notANumber'],
  ['+9725012345678901', 'notANumber'],
  ['+14155550100', 'otherCountry'],
  ['+442079460000', 'otherCountry'],
  ['1-900-555-0100', 'premium'],
  ['+972 1 599 550100', 'premium'],
  ['+881 6 1234 5678', 'premium'],
  ['+979 1 2345 6789', 'premium'],
  ['+882 16 1234 5678', 'premium'],
])('%s is not called: %s', (written, why) => expect(read(written)).toBe(why));

it('knows premium numbers of other countries', () => {
  expect(read('+1 900 555 0100', '1')).toBe('premium');
  expect(read('+44 909 879 0000', '44')).toBe('premium');
  expect(read('+49 900 123 4567', '49')).toBe('premium');
  expect(read('+33 899 12 34 56', '33')).toBe('premium');
});
