import { DRAWN_OTHERWISE, lookOf } from './look-alikes.ts';
import { plainLetters } from './plain-letters.ts';

const SPACES = /[\s\p{Z}]+/gu;
/** Direction overrides would let a name turn around the text beside it; lone halves of a pair are no text. */
const UNWANTED = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
/** What draws nothing at all: with it one name could be written in many ways. The tags of a flag stay with their flag. */
const UNSEEN = new RegExp(
  [
    '[\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFFA0\\uFFF9-\\uFFFB]',
    '[\\uFE00-\\uFE0E\\u{1D173}-\\u{1D17A}\\u{E0100}-\\u{E01EF}]',
    '\\uFE0F(?<!\\p{Emoji}\\uFE0F)',
    '[\\u{E0000}-\\u{E007F}](?<!\\u{1F3F4}[\\u{E0000}-\\u{E007F}]+)',
  ].join('|'),
  'gu',
);
/** Joiners say something between the parts of one picture and within words of some scripts, elsewhere nothing. */
const JOINING = ['Arabic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada']
  .concat('Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const IDLE_JOINER = new RegExp(
  `[\\u200C\\u200D](?:(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F${JOINING}].)|(?![\\p{Extended_Pictographic}\\p{L}]))`,
  'gu',
);

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
 * A name as it is shown: without control, direction and unseen characters, at most three marks on a letter, white space single,
 * ends trimmed.
 */
export function cleanName(name: string): string {
  const wanted = name.toWellFormed().normalize('NFC').replace(SPACES, ' ').replace(UNWANTED, '').replace(UNSEEN, '');
  return wanted.replace(IDLE_JOINER, '').replace(MARK_RUN, fewMarks).replace(/ +/g, ' ').trim();
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
