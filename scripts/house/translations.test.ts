import { join } from 'node:path';
import { ERROR_CODES, ERROR_TEXTS } from '@qc/contract';
import { describe, expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { checkDictionaries, type Dictionaries } from './dictionary.ts';
import { repositoryFiles } from './source-files.ts';

const textFiles = repositoryFiles().filter(
  (path) => /^apps\/.*[/-]texts\.ts$/.test(path) && !/use-texts|gallery\/sample-texts/.test(path),
);

describe('texts of the features', () => {
  let checked = 0;
  test.each(textFiles)('%s is complete in three languages', async (path) => {
    const loaded: Record<string, unknown> = await import(join(root, path));
    // Some files keep their dictionary to themselves and export what words it; the compiler holds those complete.
    const dictionaries = Object.values(loaded).filter(isDictionaries);
    checked += dictionaries.length;
    expect(dictionaries.flatMap(checkDictionaries)).toEqual([]);
  });
  test('most of them were there to be checked', () => {
    expect(checked).toBeGreaterThan(textFiles.length / 2);
  });
});

test('every error code has its words in three languages', () => {
  for (const code of ERROR_CODES) {
    const { he, ar, en } = ERROR_TEXTS[code];
    expect(checkDictionaries({ he, ar, en }), code).toEqual([]);
    expect(en.length, code).toBeGreaterThan(3);
  }
});

describe('planted faults are found', () => {
  test.each([
    [
      'a missing key',
      { en: { save: 'Save', close: 'Close' }, he: { save: 'שמירה' }, ar: { save: 'حفظ', close: 'إغلاق' } },
    ],
    ['an empty text', { en: { save: 'Save' }, he: { save: ' ' }, ar: { save: 'حفظ' } }],
    ['an untranslated text', { en: { save: 'Save' }, he: { save: 'שמירה' }, ar: { save: 'Save' } }],
    [
      'an untranslated plural',
      { en: (n: number) => `${n} games`, he: (n: number) => `${n} games`, ar: (n: number) => `${n} ألعاب` },
    ],
  ])('%s', (_name, texts) => {
    expect(checkDictionaries(texts)).not.toEqual([]);
  });
});

function isDictionaries(value: unknown): value is Dictionaries {
  return typeof value === 'object' && value !== null && 'he' in value && 'ar' in value && 'en' in value;
}
