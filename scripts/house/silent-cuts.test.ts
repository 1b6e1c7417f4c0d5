import { expect, test } from 'vitest';
import { findSilentCuts } from './silent-cuts.ts';
import { readText, repositoryFiles } from './source-files.ts';

// Whoever pastes too much sees all of it, and is told what is too much: the form's schema words it, or `useTooLong`
// marks it. Codes need no limit either: what is no code is refused as such.
test('no field cuts what is typed or pasted', () => {
  const components = repositoryFiles().filter(
    (path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap((path) => findSilentCuts(path, readText(path)))).toEqual([]);
});

test.each([
  '<TextInput maxLength={40} />',
  'maxLength={SHORT_TEXT_MAX}',
  '<input maxlength="40">',
  'const props = { maxLength: 40 };',
  'onSearchChange={(next) => setSearch(next.slice(0, SHORT_TEXT_MAX))}',
])('a planted cut is found: %s', (line) => {
  expect(findSilentCuts('a.tsx', line)).toHaveLength(1);
});

test.each([
  'name: z.string().check(z.maxLength(SHORT_TEXT_MAX)),',
  "interface Props extends Omit<TextareaProps, 'maxLength' | 'error'> {",
  'onClick={() => setTapped(tapped.slice(0, -1))}',
])('this cuts nothing that was typed: %s', (line) => {
  expect(findSilentCuts('a.tsx', line)).toEqual([]);
});
