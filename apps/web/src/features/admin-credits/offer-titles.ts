import { type OfferTitles, readOfferTitles, writeOfferTitles } from '@qc/contract';
import { inEachLanguage, type Language, LANGUAGES } from '@qc/contract/languages';
import { LANGUAGE_RECORDS } from '@qc/words';

/** The titles of an offer as its form begins. One for all languages stands in the field of its own letters. */
export function typedTitles(title: string): OfferTitles {
  return readOfferTitles(title) ?? { ...inEachLanguage(() => ''), [languageOfLetters(title)]: title };
}

/** What is wrong with one of the typed titles: there is none in any language, or it has the sign that parts them. */
export function offerTitleProblem(titles: OfferTitles, language: Language, asked: Language): 'none' | 'sign' | null {
  const whole = writeOfferTitles(titles);
  if (whole === '') return language === asked ? 'none' : null;
  const title = titles[language].trim();
  // Alone it may hold the sign, as titles of before do, unless it then reads as three.
  const isAlone = whole === title && readOfferTitles(whole) === null;
  return title.includes('·') && !isAlone ? 'sign' : null;
}

/** The longest of the titles that a text holds: each has the same room. */
export function longestTitle(text: string): string {
  const titles = readOfferTitles(text);
  const all = titles === null ? [text.trim()] : LANGUAGES.map((language) => titles[language]);
  return all.reduce((longest, title) => (title.length > longest.length ? title : longest));
}

function languageOfLetters(text: string): Language {
  const others = LANGUAGES.filter((language) => language !== 'en');
  return others.find((language) => [...text].some((sign) => LANGUAGE_RECORDS[language].letter.test(sign))) ?? 'en';
}
