import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';
import { fetchedParts, groupsNeeded } from './words-of-screens.ts';

const parts = fetchedParts('app');
const ownParts = fetchedParts('features').filter(({ what }) => what.startsWith('apps/web/src/features/'));

test('the parts that the app fetches were found', () => expect(parts.length).toBeGreaterThan(40));

test.each(parts)('$what comes to $where with its words', ({ what, groups }) => {
  const without = [...groupsNeeded(what)].filter((group) => group !== 'everywhere' && !groups.includes(group));
  expect(without).toEqual([]);
});

test('the parts that features fetch of their own were found', () => expect(ownParts.length).toBeGreaterThan(15));

test.each(ownParts)('$what comes to $where with what words its feature lacks', ({ what, where, groups }) => {
  const door = where.split('/').slice(0, 5).join('/');
  const there = new Set(['everywhere', ...groups, ...groupsNeeded(`${door}/index.ts`)]);
  expect([...groupsNeeded(what)].filter((group) => !there.has(group))).toEqual([]);
});

/** What is taken as a value out of a language's words brings all words of that file to every page, whatever it speaks. */
const TAKEN = /^(?:import|export) (?!type )[^;]*? from '@qc\/words\/[a-z]{2}\//m;

test('no page takes a value out of the words of one language', () => {
  const pages = sourceFiles().filter((path) => path.startsWith('apps/web/src/') && !path.includes('.test.'));
  expect(pages.filter((path) => TAKEN.test(readText(path)))).toEqual([]);
});

test.each([
  ["import { DEVICES, type Device } from '@qc/words/en/screens/remotes/remote-help';", true],
  ["export { DEVICES } from '@qc/words/he/screens/remotes/remote-help';", true],
  ["import type { Device } from '@qc/words/en/screens/remotes/remote-help';", false],
  ["import { languageNames } from '@qc/words/language-names';", false],
])('%s: %s', (line, isTaken) => expect(TAKEN.test(line)).toBe(isTaken));
