import { directionOf } from '@qc/words';
import type { Direction, Language } from '@qc/contract/languages';
import { createContext, createElement, type ReactNode, Suspense, useContext, useSyncExternalStore } from 'react';
import type { AllWords, WordsName } from '@qc/words/groups';
import { getLanguage, onLanguageChange, setLanguage } from './language-store.ts';
import { textsIn } from '../words/index.ts';

const Scope = createContext<Language | null>(null);

/**
 * Everything inside speaks `language`, whatever the interface's language is: a game shown in its own language. While its
 * words come only this part waits for them.
 */
export function LanguageScope({ language, children }: { language: Language; children?: ReactNode }) {
  return createElement(Scope.Provider, { value: language }, createElement(Suspense, { fallback: null }, children));
}

/** The language in force here, its writing direction, and the change of the interface's language. */
export function useLanguage(): { language: Language; direction: Direction; setLanguage: (language: Language) => void } {
  const scoped = useContext(Scope);
  const global = useSyncExternalStore(onLanguageChange, getLanguage, getLanguage);
  const language = scoped ?? global;
  return { language, direction: directionOf(language), setLanguage };
}

/** The feature's texts in the language in force here. */
export function useTexts<N extends WordsName>(name: N): AllWords[N] {
  return textsIn(useLanguage().language, name);
}
