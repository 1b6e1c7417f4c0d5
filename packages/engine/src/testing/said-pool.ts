import type { Typing } from '@qc/contract';

/** Words as generated players type them: the word meant, and in what the writing differs from its plain spelling. */
export const TYPED: readonly { text: string; word: string; differs: keyof Typing | null }[] = [
  { text: 'paris', word: 'paris', differs: null },
  { text: 'Paris', word: 'paris', differs: 'strictCase' },
  { text: 'pa-ris', word: 'paris', differs: 'strictSpaces' },
  { text: 'pàris', word: 'paris', differs: 'strictMarks' },
  { text: 'rome', word: 'rome', differs: null },
  { text: 'פריז', word: 'פריז', differs: null },
  { text: 'פָּרִיז', word: 'פריז', differs: 'strictMarks' },
  { text: 'باريس', word: 'باريس', differs: null },
  { text: 'بـاريس', word: 'باريس', differs: 'strictMarks' },
  { text: '__proto__', word: '__proto__', differs: null },
  { text: 'constructor', word: 'constructor', differs: null },
  { text: '1948', word: '1948', differs: null },
  { text: '١٩٤٨', word: '1948', differs: null },
];

/** Numbers as generated players write them. */
export const NUMBERS: readonly (readonly [text: string, value: number])[] = [
  ['330', 330],
  ['٣٣٠', 330],
  ['329,5', 329.5],
  ['331', 331],
  ['1,000', 1000],
  ['-5', -5],
  ['\u22125', -5],
  ['0.3', 0.3],
  ['999999999999', 999_999_999_999],
  ['1.01', 1.01],
  ['-0.1', -0.1],
];

/** What mini-games report. */
export const SHARES: readonly (readonly [text: string, share: number])[] = [
  ['0', 0],
  ['0.25', 0.25],
  ['0.5', 0.5],
  ['1', 1],
];

/** What is refused on some kind of slide or on all. */
export const ODD = ['', ' ', '\u200B', '1e5', '1000000000001', '1.01', '-0.1', 'NaN', 'Infinity'] as const;
