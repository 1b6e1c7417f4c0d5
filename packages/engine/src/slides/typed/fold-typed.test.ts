import type { Typing } from '@qc/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldTyped } from './fold-typed.ts';

const free: Typing = { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false };
const strict: Typing = { script: 'any', strictMarks: true, strictCase: true, strictSpaces: true };

type Flag = 'strictMarks' | 'strictCase' | 'strictSpaces';

test.each<[string, string, string, Flag | null]>([
  ['capitals', 'PARIS', 'paris', 'strictCase'],
  ['accents', 'Montréal', 'Montreal', 'strictMarks'],
  ['niqqud', 'יְרוּשָׁלַיִם', 'ירושלים', 'strictMarks'],
  ['tashkeel', 'مُحَمَّد', 'محمد', 'strictMarks'],
  ['the stretching line', 'القـــدس', 'القدس', 'strictMarks'],
  ['hamza on and under alef', 'أحمد إلى آخر', 'احمد الى اخر', 'strictMarks'],
  ['alef wasla', 'ٱلله', 'الله', 'strictMarks'],
  ['alef maqsura', 'موسى', 'موسي', 'strictMarks'],
  ['ta marbuta', 'مكة', 'مكه', 'strictMarks'],
  ['the Persian keyboard', 'کریم', 'كريم', 'strictMarks'],
  ['spaces', 'New York', 'newyork', 'strictSpaces'],
  ['a hyphen', 'tel-aviv', 'tel aviv', 'strictSpaces'],
  ['the maqaf', 'תל־אביב', 'תל אביב', 'strictSpaces'],
  ['an en dash', '1939–1945', '1939-1945', 'strictSpaces'],
  ['an apostrophe', "O'Neill", 'oneill', 'strictSpaces'],
  ['the geresh', 'ג׳ירפה', "ג'ירפה", 'strictSpaces'],
  ['the gershayim', 'צה״ל', 'צהל', 'strictSpaces'],
  ['Arabic digits', '١٩٤٨', '1948', null],
  ['Persian digits', '۱۹۴۸', '1948', null],
  ['width', 'Ｐａｒｉｓ', 'Paris', null],
  ['space around it', '  Paris\u00A0', 'Paris', null],
  ['kinds of white space', 'New\u00A0York', 'New York', null],
  ['a tab', 'New\tYork', 'New York', null],
  ['direction marks', '\u200Fפריז\u200E', 'פריז', null],
  ['a presentation form', 'ﷲ', 'الله', null],
])('%s', (_, one, other, flag) => {
  expect(foldTyped(one, free)).toBe(foldTyped(other, free));
  expect(foldTyped(one, free)).not.toBe('');
  if (flag === null) expect(foldTyped(one, strict)).toBe(foldTyped(other, strict));
  else expect(foldTyped(one, { ...free, [flag]: true })).not.toBe(foldTyped(other, { ...free, [flag]: true }));
});

test.each([
  ['a Hebrew final letter', 'שלום', 'שלומ'],
  ['another letter', 'פריז', 'פריס'],
  ['a sign', '-5', '5'],
  ['a decimal point', '3.5', '35'],
  ['hamza alone', 'سماء', 'سما'],
])('%s makes another answer', (_, one, other) => {
  expect(foldTyped(one, free)).not.toBe(foldTyped(other, free));
});

test.each(['', ' ', '\u200B', '\u2060\u00AD', "'", '-', '״', '\u05B0', 'ـ'])('nothing to compare: %j', (text) => {
  expect(foldTyped(text, free)).toBe('');
});

test('folding again changes nothing, whatever the text and the settings', () => {
  const typing = fc.record({
    script: fc.constant<Typing['script']>('any'),
    strictMarks: fc.boolean(),
    strictCase: fc.boolean(),
    strictSpaces: fc.boolean(),
  });
  const letters = fc.constantFrom(...'אָם־ב״׳ ةىآأـَ1٢-−\u2013İßẞΣςKÅé ﬁ\u0301\u0307\u200F\u00A0\u212A\uFDFA');
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: letters, maxLength: 12 }));
  fc.assert(
    fc.property(text, typing, (written, settings) => {
      const form = foldTyped(written, settings);
      expect(foldTyped(form, settings)).toBe(form);
    }),
    { numRuns: 20_000 },
  );
}, 30_000);
