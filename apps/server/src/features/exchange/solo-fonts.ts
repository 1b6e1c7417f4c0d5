import { LANGUAGE_SERVICES } from '@qc/words';
import type { Language } from '@qc/contract';

/** A font of the built page: the letters it holds, as its style names them, and the whole element. */
const FONT = /<style data-letters="([^"]*)">[^<]*<\/style>/g;
/** The page's own words are in the language of the game; digits and signs are Latin in all of them. */
const LATIN = 'a';

/** The page without the fonts that no letter of the game needs: the one of Arabic is half of the page. */
export function keepNeededFonts(page: string, language: Language, words: string): string {
  const letters = new Set(`${LANGUAGE_SERVICES[language].sampleLetter}${LATIN}${words}`);
  return page.replace(FONT, (font, ranges: string) => {
    const parts = ranges.split(',').map(readRange);
    const isNeeded = [...letters].some((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return parts.some(({ first, last }) => code >= first && code <= last);
    });
    return isNeeded ? font : '';
  });
}

/** One part of a `unicode-range`: `U+20AC`, `U+590-5FF` or `U+6??`. */
function readRange(part: string): { first: number; last: number } {
  const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
  return { first: Number.parseInt(from.replaceAll('?', '0'), 16), last: Number.parseInt(to.replaceAll('?', 'F'), 16) };
}
