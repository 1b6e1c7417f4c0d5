import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test('takes the first free number', () => {
  expect(copyName('Trip', ['Trip'])).toBe('Trip (2)');
  expect(copyName('Trip', ['Trip', 'Trip (2)'])).toBe('Trip (3)');
  expect(copyName('Trip (2)', ['Trip', 'Trip (2)'])).toBe('Trip (3)');
});

test('stays within 40 characters and cuts between whole characters', () => {
  expect(copyName('a'.repeat(40), [])).toBe(`${'a'.repeat(36)} (2)`);
  const family = '👨‍👩‍👧';
  expect(copyName(family.repeat(5), [])).toBe(`${family.repeat(4)} (2)`);
});
