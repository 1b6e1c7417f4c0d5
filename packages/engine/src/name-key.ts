import { DRAWN_OTHERWISE, LOOK_ALIKES } from './look-alikes.ts';

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;
/** Vowel points, accents, and the Arabic stretching line: decoration of a letter, not a letter. */
const MARKS = /[\p{Mn}\p{Me}\u0640]/gu;
const SPACES = /[\s\p{Z}]+/gu;
/** Direction overrides would let a name turn around the text beside it; lone halves of a pair are no text. */
const UNWANTED = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** As many as a pointed Hebrew letter bears (dot, dagesh, vowel); of more, a tower grows over what stands above. */
const MARKS_MAX = 3;
/** Marks of one letter: joiners between them do not begin another. */
const MARK_RUN = /[\p{Mn}\p{Me}\p{Cf}]{4,}/gu;

/** Latin, Hebrew and Arabic letters, as nearly all names are: nothing in them is drawn otherwise. */
const PLAIN = /^[ -\u024F\u0590-\u06FF]*$/u;
const DRAWN = new RegExp(`[${[...DRAWN_OTHERWISE.keys()].join('')}]`, 'u');

/**
 * A name as it is shown: without control and direction characters, at most three marks on a letter, white space single,
 * ends trimmed.
 */
export function cleanName(name: string): string {
  const wanted = name.toWellFormed().normalize('NFC').replace(SPACES, ' ').replace(UNWANTED, '');
  return wanted.replace(MARK_RUN, fewMarks).replace(/ +/g, ' ').trim();
}

function fewMarks(run: string): string {
  let marks = 0;
  return run.replace(/\p{M}/gu, (mark) => ((marks += 1) <= MARKS_MAX ? mark : ''));
}

/**
 * The folded form by which names of one room must differ: case, spaces, marks (niqqud, tashkeel, accents), invisible
 * characters and common look-alikes of Latin, Cyrillic, Greek, Armenian, Cherokee, Arabic and digits do not count.
 * Empty: nothing is left.
 */
export function nameKey(name: string): string {
  const plain = name.toWellFormed().normalize('NFKD').replace(INVISIBLE, '').replace(MARKS, '').replace(SPACES, '');
  let key = '';
  for (const letter of plain) {
    const lower = LOOK_ALIKES.get(letter) ?? letter.toLowerCase();
    key += LOOK_ALIKES.get(lower) ?? lower;
  }
  // Side by side they are drawn like one letter.
  return key.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** The folded form by how a name is drawn, where that is another one than by its letters; null: it is the same. */
export function drawnKey(name: string): string | null {
  if (PLAIN.test(name)) return null;
  const plain = name.toWellFormed().normalize('NFKD');
  if (!DRAWN.test(plain)) return null;
  return nameKey([...plain].map((letter) => DRAWN_OTHERWISE.get(letter) ?? letter).join(''));
}
