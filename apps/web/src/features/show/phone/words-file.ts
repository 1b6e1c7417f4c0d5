import { knownTexts, languageHere } from '#platform/words';
import type { Language } from '@qc/contract/languages';
import { useEffect } from 'react';
import { latePart, type LatePart } from './late-part.tsx';

/** Addresses of the files with all the words of the player's page, put in by the build. */
declare const PLAYER_WORDS_URLS: Readonly<Record<Language, string>>;

const files = new Map<Language, LatePart<unknown>>();

/** All the words of the player's page in a language, as a file that is fetched. */
export function wordsFile(language: Language): LatePart<unknown> {
  const file = files.get(language) ?? latePart<unknown>(() => PLAYER_WORDS_URLS[language]);
  files.set(language, file);
  return file;
}

/**
 * The language to speak where `wanted` is asked for: it, or the one the page came with until its words are there. They
 * are fetched meanwhile; `Missing` stands in for what cannot be said without them.
 */
export function useWordsFor(wanted: Language): { spoken: Language; Missing: LatePart<unknown>['Missing'] } {
  const { useParts, load, Missing } = wordsFile(wanted);
  useParts();
  const isHere = knownTexts(wanted, 'play') !== undefined;
  useEffect(() => {
    if (!isHere) load();
  }, [isHere, load]);
  return { spoken: isHere ? wanted : (languageHere() ?? wanted), Missing };
}
