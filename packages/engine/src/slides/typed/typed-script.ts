import type { TypingScript } from '@qc/contract';
import { LANGUAGE_RECORDS } from '@qc/words';
import { plainDigits } from '../number/read-number.ts';

/**
 * Whether a text keeps to what may be typed: no letter of another language; with numbers no letter at all, and a
 * digit. Digits, signs and emoji belong to every language.
 */
export function fitsScript(text: string, script: TypingScript): boolean {
  if (script === 'any') return true;
  const letters = text.normalize('NFKC').match(/\p{L}/gu) ?? [];
  if (script === 'numbers') return letters.length === 0 && /\d/.test(plainDigits(text.normalize('NFKC')));
  const own = LANGUAGE_RECORDS[script].letter;
  // Letters of no language at all, such as a raised comma, are signs.
  return letters.every((letter) => own.test(letter) || /^\p{sc=Common}$/u.test(letter));
}
