import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './source-files.ts';

/** More than this one does not find by looking. */
const MOST_FILES = 25;

/** The files of a folder are counted kind by kind, those of the folders below it not. */
const KINDS = [
  { what: 'TypeScript', ending: /\.tsx?$/ },
  { what: 'style', ending: /\.css$/ },
];

/**
 * Tests, what only they use, simulators and the development page of the show parts are no product. What tries the product
 * out and what builds its pages is looked for as the product is.
 */
function isCounted(path: string): boolean {
  if (/^(e2e|apps\/web\/build)\//.test(path)) return true;
  const inProduct = /^(packages|apps)\/[^/]+\/src\//.test(path);
  return inProduct && !path.includes('.test.') && !/\/(testing|simulator|gallery)\//.test(path);
}

function countByFolder(paths: string[], ending: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths.filter((each) => isCounted(each) && ending.test(each))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return counts;
}

test.each(KINDS)(`no folder holds over ${MOST_FILES} $what files: a thing of its own has its own`, ({ ending }) => {
  const counts = countByFolder(repositoryFiles(), ending);
  expect(counts.size).toBeGreaterThan(0);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

test('only the product and what tries and builds it is counted, each file in its own folder', () => {
  const folder = 'apps/web/src/features/alpha';
  const paths = ['one.ts', 'two.tsx', 'two.test.tsx', 'two.module.css', 'parts/three.tsx', 'testing/four.ts'];
  const counted = countByFolder(
    [
      ...paths.map((path) => `${folder}/${path}`),
      'scripts/five.ts',
      'e2e/journeys/live/six.spec.ts',
      'apps/web/build/seven.ts',
    ],
    /\.tsx?$/,
  );
  expect([...counted]).toEqual([
    [folder, 2],
    [`${folder}/parts`, 1],
    ['e2e/journeys/live', 1],
    ['apps/web/build', 1],
  ]);
});
