import { FIRST_LANGUAGES, inEachLanguage, type Language, LANGUAGES } from '../../languages.ts';

/** Title of an offer in each language; empty: none in that one. */
export type OfferTitles = Record<Language, string>;

/** Stands between the titles of an offer in all languages, in the order of `LANGUAGES`. */
const BETWEEN_OFFER_TITLES = ' · ';

/** The titles that a text holds, some perhaps empty. Null: it is one title for all languages. */
export function readOfferTitles(text: string): OfferTitles | null {
  const parts = text.split('·').map((part) => part.trim());
  const areTitles = parts.length >= FIRST_LANGUAGES && parts.length <= LANGUAGES.length && parts.join('') !== '';
  return areTitles ? inEachLanguage((language) => parts[LANGUAGES.indexOf(language)] ?? '') : null;
}

/** One text of the titles. A single one, or all of them the same, is one title for all languages. */
export function writeOfferTitles(titles: OfferTitles): string {
  const there = [...new Set(LANGUAGES.map((language) => titles[language].trim()).filter((title) => title !== ''))];
  const [only = ''] = there;
  return there.length <= 1
    ? only
    : LANGUAGES.map((language) => titles[language].trim())
        .join(BETWEEN_OFFER_TITLES)
        .trim();
}

/** The title of an offer, or of what was bought, in a language; where that has none, one that is there. */
export function offerTitleIn(text: string, language: Language): string {
  const titles = readOfferTitles(text);
  if (titles === null) return text;
  return titles[language] || (LANGUAGES.map((other) => titles[other]).find((title) => title !== '') ?? '');
}
