import { type Language, LANGUAGES } from '@qc/contract/languages';
import { LANGUAGE_RECORDS } from '@qc/words';

/** Texts that are the same in every language. */
const SAME_EVERYWHERE = /^[\s\p{P}\p{S}\d⁨⁩]*$|^(questions\.creator|English|Backspace|QR|PNG|JPEG|WebP)$/u;
/** Letters of English words, what is inserted and left as it is not counted. */
const ENGLISH_WORD = /[A-Za-z]{2,}/;

export type Dictionaries = Record<Language, unknown>;

/**
 * What is wrong with one feature's texts: a key that a language lacks, an empty text, a text that is not in the
 * language's own script though the English one has words.
 */
export function checkDictionaries(texts: Dictionaries): string[] {
  const english = new Map(flattenTexts(texts.en, ''));
  return LANGUAGES.flatMap((language) => {
    const own = new Map(flattenTexts(texts[language], ''));
    const keys = new Set([...english.keys(), ...own.keys()]);
    return [...keys].flatMap((key) => {
      const wrong = checkText(language, own.get(key), english.get(key));
      return wrong === null ? [] : [`${language}.${key}: ${wrong}`];
    });
  });
}

function checkText(language: Language, text: string | undefined, english: string | undefined): string | null {
  if (text === undefined || english === undefined) return 'not in every language';
  if (text.trim() === '') return 'empty';
  // A language of Latin letters cannot be told from English by them.
  const { letter } = LANGUAGE_RECORDS[language];
  if (letter.test('a') || SAME_EVERYWHERE.test(english) || !ENGLISH_WORD.test(english)) return null;
  return [...text].some((sign) => letter.test(sign)) ? null : `"${text}" is not in the language's script`;
}

/** Every text with its dotted key; a text made by a function is made for one and for many. */
export function flattenTexts(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') return sampleCalls(value).map((made, index) => [`${key}(${index})`, String(made)]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flattenTexts(inner, key === '' ? name : `${key}.${name}`));
}

/** Tries numbers first, then words: a text takes one or the other. */
function sampleCalls(make: Function): unknown[] {
  for (const samples of [
    [1, 2, 7],
    ['7', '8', '9'],
  ]) {
    try {
      return samples.map((sample) => make(...Array(Math.max(1, make.length)).fill(sample)));
    } catch {
      continue;
    }
  }
  return [''];
}
