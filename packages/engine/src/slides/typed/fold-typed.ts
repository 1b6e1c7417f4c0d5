import type { Typing } from '@qc/contract';
import { plainDigits } from '../number/read-number.ts';

/** Direction marks, joiners and other characters that nobody sees. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const CONTROL = /\p{Cc}/gu;
const SPACES = /[\s\p{Z}]+/gu;
/** Accents, niqqud with cantillation, tashkeel with the hamza that stands on or under a letter, the stretching line. */
const MARKS =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0640]/g;
/** Arabic letters that are written for one another, and the Persian keyboard's. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
]);
/** Spaces, hyphens with the maqaf, apostrophes with the geresh, quotation marks with the gershayim. */
const JOINTS = /[\s\p{Z}\p{Pd}\u2212\u00AD'’‘‛`´ʼʹ′׳"”“‟„״«»]+/gu;
/** A minus before a number belongs to it. */
const MINUS = /^[-\u2212\u2013] ?(?=\d)/;

/**
 * The form by which typed answers are compared: equal forms are the same answer. Width, kinds of digit and of white
 * space never count; marks, capitals, and spaces with hyphens and apostrophes count where the author says so. Hebrew
 * final letters are not folded: without them a word is misspelt. Empty: nothing is left to compare.
 */
export function foldTyped(text: string, typing: Typing): string {
  let form = plainDigits(text.toWellFormed().normalize('NFKC'));
  form = form.replace(UNSEEN, '').replace(SPACES, ' ').replace(CONTROL, '').trim();
  if (!typing.strictCase) form = form.toLowerCase().normalize('NFKC');
  if (!typing.strictMarks) form = withoutMarks(form);
  if (!typing.strictSpaces) {
    const minus = MINUS.test(form) ? '-' : '';
    form = minus + form.replace(JOINTS, '');
  }
  // What stood between a letter and its mark, or between two spaces, may be gone.
  return form.normalize('NFC').replace(SPACES, ' ').trim();
}

function withoutMarks(text: string): string {
  const bare = text.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return bare.replace(/[ٱىیکة]/g, (letter) => LETTERS.get(letter) ?? letter);
}
