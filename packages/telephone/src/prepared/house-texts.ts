import type { Language } from '@qc/contract';
import { telephoneWords } from '@qc/words/telephone';
import { spoken, type SaidText } from './said-text.ts';

/** Keys that answers, languages and shapes have. */
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Minutes of breaks that come most. */
const BREAKS = [1, 2, 3, 5, 10, 15, 20];
/** Numbers of places and seconds that are said most. */
const COUNTS_MAX = 20;

/**
 * What the house itself says to callers in one language, whatever is played: every sentence without a gap, and those with a
 * number for the numbers that come most. `languages`: on offer, in their order. Names, and other numbers, come as they come.
 */
export function houseTexts(language: Language, languages: readonly Language[]): SaidText[] {
  const { asking, callRefusals, joining, outcome, waiting } = telephoneWords(language);
  const choice = languages.indexOf(language) + 1;
  const counts = Array.from({ length: COUNTS_MAX }, (_, n) => n + 1);
  return spoken(language, [
    ...[joining, waiting, asking, outcome, callRefusals].flatMap((group) => Object.values(group).flatMap(sentences)),
    ...(choice === 0 ? [] : [joining.chooseLanguage(choice)]),
    ...KEYS.flatMap((key) => [String(key), joining.press(key), asking.picture(key), asking.pressedSoFar(String(key))]),
    ...counts.flatMap((n) => [asking.secondsLeft(n), outcome.place(n), outcome.finalPlace(n)]),
    ...[2, 3, 4, 5].map((n) => outcome.inARow(n)),
    ...BREAKS.map((n) => waiting.breakOf(n)),
    outcome.score(0),
  ]);
}

/** What of a group of words is a sentence as it stands. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return Array.isArray(words) ? words.flatMap(sentences) : [];
}
