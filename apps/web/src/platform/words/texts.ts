import type { Language } from '@qc/contract/languages';
import type { AllWords, WordsName } from '@qc/words/groups';

type Known = Map<Language, Partial<AllWords>>;

declare global {
  // The later files of the player's page are built apart, and see what the page has put here.
  var qcWords: Known | undefined;
}

const known: Known = (globalThis.qcWords ??= new Map());
let fetchMissing: ((language: Language) => unknown) | null = null;

/** Puts in words that have come. */
export function putWords(language: Language, words: Partial<AllWords>): void {
  known.set(language, { ...known.get(language), ...words });
}

/** What to do where words are asked for that have not come: the promise of them, for which React waits. */
export function onMissingWords(fetch: (language: Language) => unknown): void {
  fetchMissing = fetch;
}

/** The same where they may be missing. */
export function knownTexts<N extends WordsName>(language: Language, name: N): AllWords[N] | undefined {
  return known.get(language)?.[name];
}

/** The language that the page came with: words of others may be on their way. */
export function languageHere(): Language | undefined {
  return known.keys().next().value;
}

/** A feature's texts in a language. Inside React words that have not come suspend the part that asks. */
export function textsIn<N extends WordsName>(language: Language, name: N): AllWords[N] {
  const texts = knownTexts(language, name);
  if (texts !== undefined) return texts;
  if (fetchMissing !== null) throw fetchMissing(language);
  throw new Error(`the words of ${name} are not there in ${language}`);
}
