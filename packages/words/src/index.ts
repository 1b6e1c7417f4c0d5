import type { Direction, Language } from '@qc/contract';
import { LANGUAGE_RECORDS } from './registry.ts';

export * from './answer-letters.ts';
export { isolate } from './isolate.ts';
export { minutesLeft } from './minutes-left.ts';
export type { LanguageRecord } from './language-record.ts';
export { type Plural, type PluralForms, pluralOf } from './plural.ts';
export { LANGUAGE_RECORDS, LANGUAGE_SERVICES } from './registry.ts';

/** Writing direction of a language. */
export function directionOf(language: Language): Direction {
  return LANGUAGE_RECORDS[language].direction;
}

/** Locale of a language for `Intl`, with Latin digits in every language. */
export function localeOf(language: Language): string {
  return LANGUAGE_RECORDS[language].locale;
}

/** A language's name in itself. */
export function languageName(language: Language): string {
  return LANGUAGE_RECORDS[language].name;
}
