import { expect, test } from 'vitest';
import { fetchedParts, groupsNeeded } from './words-of-screens.ts';

const parts = fetchedParts();

test('the parts that the app fetches were found', () => expect(parts.length).toBeGreaterThan(40));

test.each(parts)('$what comes to $where with its words', ({ what, groups }) => {
  const without = [...groupsNeeded(what)].filter((group) => group !== 'everywhere' && !groups.includes(group));
  expect(without).toEqual([]);
});
