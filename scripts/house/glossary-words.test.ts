import { describe, expect, test } from 'vitest';
import { readGroup, WORD_GROUPS } from './all-words.ts';
import { flattenTexts } from './dictionary.ts';
import { readText } from './source-files.ts';

type Language = 'he' | 'ar' | 'en';
interface OldWord {
  thing: string;
  language: Language;
  word: string;
}

/** What stands before a word as a part of it: "and", "in", "the". */
const BEFORE: Record<Language, string> = { he: '[ושהכלבמ]{0,3}', ar: '[وفبكل]{0,2}(?:ال)?', en: '' };
const LANGUAGES = ['he', 'ar', 'en'] as const;

const oldWords = readOldWords(readText('docs/glossary.md'));
const texts = await readDictionaries();

function readOldWords(glossary: string): OldWord[] {
  const [, table = ''] = glossary.split('## Words of the screens');
  return table.split('\n').flatMap((line) => {
    const [, thing = '', , , , never = ''] = line.split('|').map((cell) => cell.trim());
    return never.split(';').flatMap((part) => {
      const language = LANGUAGES.find((one) => part.trim().startsWith(`${one}:`));
      if (language === undefined) return [];
      return [...part.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ thing, language, word }));
    });
  });
}

/** All texts by language, each with its file and key. */
async function readDictionaries(): Promise<Record<Language, string[]>> {
  const all: Record<Language, string[]> = { he: [], ar: [], en: [] };
  for (const group of WORD_GROUPS) {
    const words = await readGroup(group);
    for (const language of LANGUAGES)
      for (const [key, text] of flattenTexts(words[language], '')) all[language].push(`${group} ${key}: ${text}`);
  }
  return all;
}

function has(text: string, { language, word }: OldWord): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const words = text.slice(text.indexOf(': ') + 2);
  return new RegExp(`(?<![\\p{L}\\p{M}])${BEFORE[language]}${escaped}(?![\\p{L}\\p{M}])`, 'iu').test(words);
}

test('the table and the dictionaries were there to be read', () => {
  expect(oldWords.length).toBeGreaterThan(80);
  for (const language of LANGUAGES) {
    expect(oldWords.filter((one) => one.language === language).length, language).toBeGreaterThan(20);
    expect(texts[language].length, language).toBeGreaterThan(3000);
  }
});

test.each(oldWords)('$thing is not called $word ($language)', (old) => {
  expect(texts[old.language].filter((text) => has(text, old))).toEqual([]);
});

describe('a word that came back is found', () => {
  const old = (language: Language, word: string): OldWord => ({ thing: '', language, word });
  test.each([
    [old('he', 'שחקן'), 'k: הוצאת השחקן מהמשחק'],
    [old('he', 'לוח ההפעלה'), 'k: חזרה ללוח ההפעלה'],
    [old('ar', 'لوحة التشغيل'), 'k: العودة إلى لوحة التشغيل'],
    [old('ar', 'تعديل'), 'k: بالتعديل'],
    [old('en', 'participants'), 'k: Participants'],
  ])('%o in “%s”', (word, text) => expect(has(text, word)).toBe(true));
  test('inside another word it is none', () => {
    expect(has('k: Unfilmed', old('en', 'film'))).toBe(false);
    expect(has('film.title: Image', old('en', 'film'))).toBe(false);
  });
});
