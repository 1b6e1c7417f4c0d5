import type { Language } from './languages.ts';

/** What answers are called, by the game's language: as many as a slide can have. Zod-free. */
export const ANSWER_LETTERS: Readonly<Record<Language, readonly string[]>> = {
  he: [...'אבגדהוזח'],
  ar: ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح'],
  en: [...'ABCDEFGH'],
};

/** The letter of the answer at an index; beyond the last they begin again. */
export function answerLetter(index: number, language: Language): string {
  const letters = ANSWER_LETTERS[language];
  return letters[index % letters.length] ?? '';
}
