import { ERROR_CODES } from '@qc/contract';
import { describe, expect, test } from 'vitest';
import { readGroup, WORD_GROUPS } from './all-words.ts';
import { checkDictionaries, flattenTexts } from './dictionary.ts';

test('there are words to be checked', () => expect(WORD_GROUPS.length).toBeGreaterThan(10));

test.each(WORD_GROUPS)('%s is complete in every language', async (group) => {
  expect(checkDictionaries(await readGroup(group))).toEqual([]);
});

test('every error code has its words', async () => {
  const { en } = await readGroup('screens/errors');
  const texts = new Map(flattenTexts(en, ''));
  for (const code of ERROR_CODES) expect(texts.get(`errors.${code}`)?.length, code).toBeGreaterThan(3);
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
