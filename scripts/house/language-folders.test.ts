import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@qc/contract/languages';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { readText, sourceFiles } from './source-files.ts';

const folder = join(root, 'packages/words/src');
const filesOf = (language: string): string[] =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted();

test.each(LANGUAGES)('the folder of %s has every file that English has, and no other', (language) => {
  expect(filesOf('en').length).toBeGreaterThan(150);
  expect(filesOf(language)).toEqual(filesOf('en'));
});

/** Lists of the languages: the contract's, and what is put together of their folders. */
const LISTS = ['packages/contract/src/languages.ts', 'packages/words/src/names.ts', 'packages/words/src/registry.ts'];
/** Every language as a name or a text of its own, close together. */
const ALL_NAMED = new RegExp(
  LANGUAGES.map((language) => `(?=[^]{0,300}?(?<![\\w/.-])'?${language}'?\\s*[:,}\\]])`).join(''),
);

test('nothing else of the product lists the languages', () => {
  const product = sourceFiles().filter(
    (path) =>
      /^(apps|packages)\/.*\.tsx?$/.test(path) &&
      !/\.test\.|\/testing\/|\/migrations\/|packages\/words\/src\/\w\w\//.test(path),
  );
  expect(product.filter((path) => listsLanguages(readText(path))).toSorted()).toEqual(LISTS);
});

function listsLanguages(text: string): boolean {
  return [...text.matchAll(/[[{][^[\]{}]{0,400}[\]}]/g)].some(
    ([list]) => !/^\{[^]*\}\s*from/.test(list) && ALL_NAMED.test(list),
  );
}

test('a list of them is known when there is one', () => {
  const hints = LANGUAGES.map((language) => `${language}: 'Hint'`);
  expect(listsLanguages(`const HINT = { ${hints.join(', ')} };`)).toBe(true);
  expect(listsLanguages(`const ALL = ['${LANGUAGES.join("', '")}'];`)).toBe(true);
  expect(listsLanguages(`const he = 1; const en = 2;`)).toBe(false);
});
