import { digitsOf, placesOfLetter } from './line-marks.ts';

const WORDS =
  'נכון|נכונה|תשובה נכונה|התשובה הנכונה|correct|correct answer|right|right answer|صحيح|صحيحة|الإجابة الصحيحة|صح';
const LEADING = /^(?:\*+|[✓✔✅☑√]️?|\[[xX✓]\])\s*(?=\S)/u;
const TRAILING = new RegExp(String.raw`\s*(?:\*+|[✓✔✅☑√]️?|\[[xX✓]\]|[([](?:${WORDS})[)\]])$`, 'iu');
const KEY_LINE =
  /^(?:ה?תשובה(?: ה?נכונה)?|(?:correct )?answer|ans|key|(?:ال)?إجابة(?: (?:ال)?صحيحة)?|(?:ال)?جواب)\s*[:：–-]\s*(\S.*)$/iu;

/** What a line is without the mark that says it is right, and what mark that was. */
export interface RightMark {
  text: string;
  right: boolean;
  /** A star stands in front, which is a bullet where all lines have one. */
  star: boolean;
  /** It is marked by more than that star. */
  sure: boolean;
}

/** Takes the mark of a right answer off a line: a star, a tick, or the word in brackets. */
export function takeRightMark(line: string): RightMark {
  const leading = LEADING.exec(line);
  const bare = leading ? line.slice(leading[0].length) : line;
  const trailing = TRAILING.exec(bare);
  const text = trailing && trailing.index > 0 ? bare.slice(0, trailing.index) : bare;
  const star = leading?.[0].startsWith('*') === true;
  const sure = text.length < bare.length || (leading !== null && !star);
  return { text, right: star || sure, star, sure };
}

/** What a line such as "Answer: B" names; null: it is no such line. */
export function readKeyLine(line: string): string | null {
  return KEY_LINE.exec(line)?.[1]?.trim() ?? null;
}

/** The answers that a key names by number, letter or their own words; empty: none of them. */
export function answersOfKey(key: string, answers: readonly string[]): number[] {
  const whole = placeOf(key, answers);
  if (whole !== null) return [whole];
  const parts = key.split(/[,;،/&+]|\s+(?:and|ו|و)\s*/u).filter((part) => part.trim() !== '');
  const places = parts.map((part) => placeOf(part, answers));
  return places.every((place) => place !== null) ? [...new Set(places)] : [];
}

function placeOf(token: string, answers: readonly string[]): number | null {
  const plain = token
    .trim()
    .replace(/[.)\]]$/u, '')
    .replace(/^[([]/u, '');
  const same = answers.findIndex((answer) => fold(answer) === fold(token));
  if (same >= 0) return same;
  const places = /^[0-9٠-٩۰-۹]{1,2}$/u.test(plain)
    ? [digitsOf(plain) - 1]
    : [...plain].length === 1
      ? placesOfLetter(plain)
      : [];
  return places.find((place) => answers[place] !== undefined) ?? null;
}

function fold(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLowerCase();
}
