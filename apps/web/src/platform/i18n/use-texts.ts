import { directionOf } from '@qc/words';
import type { Direction, Language } from '@qc/contract/languages';
import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { getLanguage, onLanguageChange, setLanguage } from './language-store.ts';

/** One dictionary in the three languages; the compiler sees to it that none lacks a key. */
export type Dictionary<T> = Record<Language, T>;

const Scope = createContext<Language | null>(null);

/** Everything inside speaks `language`, whatever the interface's language is: a game shown in its own language. */
export function LanguageScope({ language, children }: { language: Language; children?: ReactNode }) {
  return createElement(Scope.Provider, { value: language }, children);
}

/** The language in force here, its writing direction, and the change of the interface's language. */
export function useLanguage(): { language: Language; direction: Direction; setLanguage: (language: Language) => void } {
  const scoped = useContext(Scope);
  const global = useSyncExternalStore(onLanguageChange, getLanguage, getLanguage);
  const language = scoped ?? global;
  return { language, direction: directionOf(language), setLanguage };
}

/** The feature's texts in the language in force here. */
export function useTexts<T>(texts: Dictionary<T>): T {
  return texts[useLanguage().language];
}
