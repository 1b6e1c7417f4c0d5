import { directionOf } from '@qc/words';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@qc/contract/languages';
import { localValue } from '../storage/index.ts';

const stored = localValue('lang');
const listeners = new Set<() => void>();
let current: Language = DEFAULT_LANGUAGE;

/** Language of the interface now. */
export function getLanguage(): Language {
  return current;
}

/** The language chosen earlier in this browser, or null. */
export function storedLanguage(): Language | null {
  const value = stored.get();
  return isLanguage(value) ? value : null;
}

/**
 * Changes the language of the interface: stores it, sets the page's `lang` and `dir`, tells every screen.
 * `remember: false` is for a language that nobody has settled on yet.
 */
export function setLanguage(language: Language, { remember = true }: { remember?: boolean } = {}): void {
  if (remember) stored.set(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (language === current) return;
  current = language;
  for (const tell of listeners) tell();
}

/** Calls back after each change of language; returns how to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
