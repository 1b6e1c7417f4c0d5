import { DRAWN_OTHERWISE, lookOf } from './look-alikes.ts';
import { plainLetters } from './names/plain-letters.ts';

const SPACES = /[\s\p{Z}]+/gu;
/** Direction overrides would let a name turn around the text beside it; lone halves of a pair are no text. */
const UNWANTED = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** As many as a pointed Hebrew letter bears (dot, dagesh, vowel); of more, a tower grows over what stands above. */
const MARKS_MAX = 3;
/** Marks of one letter: joiners between them do not begin another. */
const MARK_RUN = /[\p{Mn}\p{Me}\p{Cf}]{4,}/gu;

/** Scripts that people write today, by Unicode's list; others serve to draw the letters of these. */
const SCRIPTS =
  `Common Inherited Latin Hebrew Arabic Cyrillic Greek Armenian Georgian Ethiopic Devanagari Bengali Gurmukhi
  Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thaana Thai Lao Tibetan Myanmar Khmer Han Hiragana Katakana
  Bopomofo Hangul`.split(/\s+/u);
const UNREADABLE = new RegExp(`(?![${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}])[\\p{L}\\p{N}]`, 'u');

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
 * characters and common look-alikes in and across scripts do not count. Empty: nothing is left that players can read.
 */
export function nameKey(name: string): string {
  const plain = hebrewLooks(plainLetters(name)).replace(SPACES, '');
  const key = [...plain].map(lookOf).join('');
  if (UNREADABLE.test(key)) return '';
  // Side by side they are drawn like one letter. So are c and l, like d, but Clara is not Dara.
  return key.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/**
 * One letter for those drawn alike in Hebrew: final mem and samekh; vav and final nun only where no name has the one
 * that is written, for Ido and Idan differ by nothing else.
 */
function hebrewLooks(text: string): string {
  return text
    .replaceAll('ם', 'ס')
    .replace(/ן(?=\p{L})/gu, 'ו')
    .replace(/(ו|(?:^|[^\p{L}'’׳])\p{L})ו(?!\p{L})/gu, '$1ן');
}

/** The folded form by how a name is drawn, where that is another one than by its letters; null: it is the same. */
export function drawnKey(name: string): string | null {
  if (PLAIN.test(name)) return null;
  const plain = name.toWellFormed().normalize('NFKD');
  if (!DRAWN.test(plain)) return null;
  return nameKey([...plain].map((letter) => DRAWN_OTHERWISE.get(letter) ?? letter).join(''));
}
