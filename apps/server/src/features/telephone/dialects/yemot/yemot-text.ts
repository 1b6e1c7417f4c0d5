import type { Language } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import { heardText, splitSaid } from '../said-text.ts';

/** No limit is known; longer ones take long to be spoken for the first time. */
const TEXT_LENGTH_MAX = 500;

/**
 * A text without what Yemot takes for its own signs (`. - " ' & | =`), in pieces that it says: they become what is said
 * for them, or the signs of books that look like them, or a pause.
 */
export function yemotTexts(text: string, language: Language): string[] {
  const { signs } = LANGUAGE_SERVICES[language].telephone;
  const clean = heardText(text)
    .replace(/(\d)\.(?=\d)/g, `$1 ${signs.point} `)
    .replace(/(^|[\s(])[-\u2212](?=\d)/g, `$1${signs.minus} `)
    .replace(/(?<=[\u05d0-\u05ea])"(?=[\u05d0-\u05ea])/g, '\u05f4')
    .replace(/(?<=[\u05d0-\u05ea])'/g, '\u05f3')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '\u2019')
    .replace(/=/g, ` ${signs.equals} `)
    .replace(/&/g, ` ${signs.and} `)
    .replace(/\.+(?=\s|$)/g, ',')
    .replace(/[.\-"'|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:?!])/g, '')
    .replace(/,+/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return splitSaid(clean, TEXT_LENGTH_MAX, (piece) => piece.length);
}
