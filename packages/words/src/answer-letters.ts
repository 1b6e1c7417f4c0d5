import type { AnswerLetterRule, Language } from '@qc/contract';
import { LANGUAGE_RECORDS } from './registry.ts';

/** The letters of a language, or digits as on a telephone's keys. */
export type AnswerLetterSet = Language | 'digits';

/** Letters stand beside the shapes of answers, but not beside signs that say it all; on all, as players press them; or on none. */
export type SeenLetters = 'beside' | 'onKeys' | 'never';

/** Which letters answers go by, and why they are seen. */
export interface ShownLetters {
  letters: AnswerLetterSet;
  seen: SeenLetters;
}

/** The shapes of answers in their order, as text has them. */
const SHAPES = '▲◆●■★⬢⬟✚';

/** The letters of a room or of a finished run: what stands on the keys of its devices, or those that its game says. */
export function lettersOf(
  { latinKeys, digitKeys }: { latinKeys?: true | undefined; digitKeys?: true | undefined },
  { language, answerLetters }: { language: Language; answerLetters: AnswerLetterRule },
): ShownLetters {
  if (latinKeys || digitKeys) return { letters: latinKeys ? 'en' : 'digits', seen: 'onKeys' };
  return { letters: answerLetters === 'latin' ? 'en' : language, seen: answerLetters === 'none' ? 'never' : 'beside' };
}

/** The letter of the answer at an index, in one set of letters; beyond the last they begin again. */
export function letterIn(letters: AnswerLetterSet, index: number): string {
  if (letters === 'digits') return String(index + 1);
  const all = LANGUAGE_RECORDS[letters].answerLetters;
  return all[index % all.length] ?? '';
}

/** What stands for an answer in plain text: its letter or, where players saw none, its shape. */
export function answerName({ letters, seen }: ShownLetters, index: number): string {
  return seen === 'never' ? SHAPES.charAt(index % SHAPES.length) : letterIn(letters, index);
}
