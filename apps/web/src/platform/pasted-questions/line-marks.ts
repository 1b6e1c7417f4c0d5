/** What stands before the words of a line: a number, a letter, a bullet, or a word such as "Question 3". */
export type MarkKind = 'asked' | 'answer' | 'number' | 'letter' | 'bullet';

/** The mark of a line and what follows it. */
export interface LineMark {
  kind: MarkKind;
  /** Marks of one list look alike: `1.` is not `1)`. */
  style: string;
  /** Places in a list that the mark may mean, from 0; a bullet means none. */
  places: readonly number[];
  rest: string;
}

/** Letters in the order in which people count by them. Arabic has two orders. */
const ALPHABETS = ['abcdefgh', 'אבגדהוזח', 'ابجدهوزح', 'ابتثجحخد'];
const ASKED = 'שאלה(?: מספר)?|question|q|سؤال|السؤال|س';
const ANSWERED = 'תשובה|answer|option|إجابة|الإجابة|جواب';
const DIGITS = '[0-9٠-٩۰-۹]{1,3}';
/** Between a letter and its words; a dash belongs to the words unless there is room after it. */
const AFTER_LETTER = String.raw`(?:\s*[.):\]]\s*|\s*[-–—]\s+|\t+)`;
/** Between a number and its words: no digits follow, or it is a time, a fraction or a sum. */
const AFTER_NUMBER = String.raw`(?:\s*[.):\]]\s*(?![0-9٠-٩۰-۹])|\s*[-–—]\s+(?![0-9٠-٩۰-۹])|\s*[.):\]]\s+|\t+)`;
const WORDED = new RegExp(String.raw`^(?:(${ASKED})|(${ANSWERED}))\s*[#№]?\s*(${DIGITS})\s*[.):\]–—-]?\s*(.*)$`, 'iu');
const NUMBERED = new RegExp(String.raw`^([([]?)(${DIGITS})(${AFTER_NUMBER})(.*)$`, 'u');
const LETTERED = new RegExp(String.raw`^([([]?)(\p{L})[ـ'׳]?(${AFTER_LETTER})(.*)$`, 'u');
const BULLETED = /^([-–—•·●○◦▪■□☐‣⁃])\s+(.*)$|^(o)\t+(.*)$/u;

/** Reads the mark before a line; null: it has none. */
export function readLineMark(line: string): LineMark | null {
  const worded = WORDED.exec(line);
  if (worded) {
    const [, asked, , digits = '', rest = ''] = worded;
    const kind = asked === undefined ? 'answer' : 'asked';
    return { kind, style: kind, places: [digitsOf(digits) - 1], rest };
  }
  const numbered = NUMBERED.exec(line);
  if (numbered) {
    const [, opened = '', digits = '', after = '', rest = ''] = numbered;
    return { kind: 'number', style: `1${opened}${after.trim()}`, places: [digitsOf(digits) - 1], rest };
  }
  const lettered = LETTERED.exec(line);
  if (lettered) {
    const [, , letter = '', , rest = ''] = lettered;
    const places = placesOfLetter(letter);
    if (places.length > 0) return { kind: 'letter', style: 'a', places, rest };
  }
  const bulleted = BULLETED.exec(line);
  if (!bulleted) return null;
  return { kind: 'bullet', style: '-', places: [], rest: bulleted[2] ?? bulleted[4] ?? '' };
}

/** The places a letter may stand for, in each alphabet that has it. */
export function placesOfLetter(letter: string): number[] {
  const plain = letter.toLowerCase().replace(/[أإآ]/u, 'ا');
  return [...new Set(ALPHABETS.map((alphabet) => alphabet.indexOf(plain)).filter((place) => place >= 0))];
}

/** A number in digits of any script that our authors write. */
export function digitsOf(digits: string): number {
  return Number(
    digits
      .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0)),
  );
}

const INLINE = /(?:^|\s)[([]?(\p{L})[ـ'׳]?[.)\]]\s*(?=\S)/gu;

/** A line that holds several lettered answers, cut before each of them: `א. חיפה ב. אילת`. */
export function splitInline(line: string): string[] {
  const cuts: number[] = [];
  for (const found of line.matchAll(INLINE)) {
    if (placesOfLetter(found[1] ?? '').includes(cuts.length)) cuts.push(found.index);
  }
  if (cuts.length < 2) return [line];
  const starts = cuts[0] === 0 ? cuts : [0, ...cuts];
  return starts.map((start, at) => line.slice(start, starts[at + 1]).trim()).filter((part) => part !== '');
}
