import type { Language } from '@qc/contract';
import type { Spoken } from '../call.ts';

/** A text, and the language whose voice says it. */
export interface SaidText {
  text: string;
  language: Language;
}

/** Texts of one language, each once. */
export function spoken(language: Language, texts: readonly string[]): SaidText[] {
  return [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text !== '')
    .map((text) => ({ text, language }));
}

/** The texts among what is said, each once in a language. */
export function textsAmong(pieces: readonly Spoken[]): SaidText[] {
  const found = new Map<string, SaidText>();
  for (const piece of pieces)
    if (piece.say === 'text')
      found.set(`${piece.language} ${piece.text}`, { text: piece.text, language: piece.language });
  return [...found.values()];
}
