import { loadTelephoneWords, telephoneWords } from '@qc/words/telephone';
import { expect, it } from 'vitest';
import { spokenNumber } from './spoken-number.ts';

await loadTelephoneWords(['en', 'he', 'ar']);

it.each([
  [0, '0'],
  [1948, '1948'],
  [1_000_000_000_000, '1000000000000'],
  [12.5, '12 point 5'],
  [3.05, '3 point 0 5'],
  [0.0000003, '0 point 0 0 0 0 0 0 3'],
  [-4, 'minus 4'],
])('reads %s as a voice says it right', (value, said) => {
  expect(spokenNumber(telephoneWords('en').asking, value)).toBe(said);
});

it('says counted things without a comma in the number, which is heard as a pause', () => {
  expect(telephoneWords('he').outcome.wonPoints(1000)).toBe('קיבלתם 1000 נקודות.');
  expect(telephoneWords('ar').outcome.wonPoints(1003)).toBe('حصلتم على 1003 نقاط.');
});
