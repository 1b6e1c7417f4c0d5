import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryFiles } from './source-files.ts';

/** More than this one does not find by looking. */
const MOST_FILES = 25;

/** The files of a folder are counted kind by kind, those of the folders below it not. */
interface Kind {
  what: string;
  ending: RegExp;
  /** Folders that are still too full, with the most each may hold. Only shrinks: no number rises, no line is added. */
  stillTooFull: Record<string, number>;
}

const KINDS: Kind[] = [
  {
    what: 'TypeScript',
    ending: /\.tsx?$/,
    stillTooFull: {},
  },
];

/** Tests, what only they use, simulators and the development page of the show parts are no product. */
function isProduct(path: string): boolean {
  const inProduct = /^(packages|apps)\/[^/]+\/src\//.test(path);
  return inProduct && !path.includes('.test.') && !/\/(testing|simulator|gallery)\//.test(path);
}

function countByFolder(paths: string[], ending: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths.filter((each) => isProduct(each) && ending.test(each))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return counts;
}

describe.each(KINDS)('$what files', ({ ending, stillTooFull }) => {
  const counts = countByFolder(repositoryFiles(), ending);

  test(`no folder holds over ${MOST_FILES}: what is a thing of its own gets a folder of its own`, () => {
    expect([...counts].filter(([folder, count]) => count > (stillTooFull[folder] ?? MOST_FILES))).toEqual([]);
  });
  test('a folder that is no longer too full is struck from the list', () => {
    expect(Object.keys(stillTooFull).filter((folder) => (counts.get(folder) ?? 0) <= MOST_FILES)).toEqual([]);
  });
});

test('only product files are counted, each in its own folder', () => {
  const folder = 'apps/web/src/features/alpha';
  const paths = ['one.ts', 'two.tsx', 'two.test.tsx', 'two.module.css', 'parts/three.tsx', 'testing/four.ts'];
  const counted = countByFolder([...paths.map((path) => `${folder}/${path}`), 'scripts/five.ts'], /\.tsx?$/);
  expect([...counted]).toEqual([
    [folder, 2],
    [`${folder}/parts`, 1],
  ]);
});
