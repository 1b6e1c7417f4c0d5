import { expect, test } from 'vitest';
import { findPhysicalSides } from './css-directions.ts';
import { readText, repositoryFiles } from './source-files.ts';

test('style sheets and components name logical sides only', () => {
  const styled = repositoryFiles().filter(
    (path) => /^apps\/web\/src\/.*\.(css|tsx)$/.test(path) && !path.includes('.test.'),
  );
  expect(styled.length).toBeGreaterThan(10);
  expect(styled.flatMap((path) => findPhysicalSides(path, readText(path)))).toEqual([]);
});

test.each([
  ['a.css', '.box { margin-left: 4px; }'],
  ['a.css', '  right: 0;'],
  ['a.css', '  text-align: left;'],
  ['a.css', '  border-top-left-radius: 4px;'],
  ['a.tsx', '<Box ml="md" />'],
  ['a.tsx', "style={{ marginLeft: 4, textAlign: 'start' }}"],
])('a planted physical side in %s is found: %s', (path, line) => {
  expect(findPhysicalSides(path, line)).toHaveLength(1);
});

test.each([
  ['a.css', '  margin-inline-start: 4px; inset-inline-end: 0; text-align: start;'],
  ['a.css', '  background: linear-gradient(to right, red, blue);'],
  ['a.tsx', '<Box ms="md" />'],
])('a logical side in %s is left alone: %s', (path, line) => {
  expect(findPhysicalSides(path, line)).toEqual([]);
});
