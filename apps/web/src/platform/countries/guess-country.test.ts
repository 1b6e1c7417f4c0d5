import { expect, test } from 'vitest';
import { countryOfTimeZone } from './index.ts';

test.each([
  ['Asia/Jerusalem', 'IL'],
  ['Asia/Tel_Aviv', 'IL'],
  ['Asia/Gaza', 'PS'],
  ['Asia/Amman', 'JO'],
  ['America/New_York', 'US'],
  ['Europe/Berlin', 'DE'],
  ['Asia/Calcutta', 'IN'],
  ['UTC', ''],
  ['', ''],
  ['No/Where', ''],
])('the time zone %s means the country “%s”', (zone, country) => {
  expect(countryOfTimeZone(zone)).toBe(country);
});
