import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './source-files.ts';

const files = repositoryFiles();
const PAGES = files.filter((path) => path.startsWith('docs/how-to-add/'));

/** The files and folders that a page names: whole paths anywhere, ends of paths in backticks. */
function namedPaths(text: string): string[] {
  const whole = [...text.matchAll(/(?<![\w/])(?:apps|docs|e2e|packages|scripts)\/[\w./<>*-]*[\w>]/g)].map(
    ([path]) => path,
  );
  const ends = [...text.matchAll(/`([\w./<>*-]+\.(?:tsx?|css|mjs|md))`/g)].map(([, path = '']) => path);
  return [...whole, ...ends];
}

/** Whether a path is there, whole or as the end of one; `<…>` stands for any one name, `*` for a part of it. */
function isThere(path: string): boolean {
  const pattern = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/<[^>]+>/g, '[^/]+');
  return files.some((file) => new RegExp(`(?:^|/)${pattern}(?:/|$)`).test(file));
}

test.each(PAGES)('every path that %s names is there', (page) => {
  const paths = namedPaths(readText(page));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test.each([
  'packages/contract/src/no-such',
  'apps/web/src/ui/no-such.tsx',
  'screens/no-such/texts.ts',
  '<kind>/no-such.ts',
])('a planted path that is not there is found: %s', (path) =>
  expect(namedPaths(`See \`${path}\`.`).filter((one) => !isThere(one))).not.toEqual([]),
);
