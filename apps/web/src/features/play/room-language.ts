import { isLanguage, type Language } from '@qc/contract/languages';
import { sessionValue } from '#platform/storage';

const kept = sessionValue('qc.spoken');

/** Remembers, for this tab, what a room speaks: whoever it does not let in any more is told so in its language. */
export function rememberLanguage(code: string, language: Language): void {
  kept.set(`${code} ${language}`);
}

/** What the room with this code has spoken in this tab; null: not known. */
export function recallLanguage(code: string): Language | null {
  const [of, language] = (kept.get() ?? '').split(' ');
  return of === code && isLanguage(language) ? language : null;
}
