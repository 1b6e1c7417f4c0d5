import type { Direction, Language } from '@qc/contract';
export { isolate } from './isolate.ts';
export type { LanguageRecord } from './language-record.ts';
export { type Plural, type PluralForms, pluralOf } from './plural.ts';
export { LANGUAGE_RECORDS } from './registry.ts';
/** Writing direction of a language. */
export declare function directionOf(language: Language): Direction;
/** Locale of a language for `Intl`, with Latin digits in every language. */
export declare function localeOf(language: Language): string;
/** A language's name in itself. */
export declare function languageName(language: Language): string;
/** The letter of the answer at an index, by the game's language; beyond the last they begin again. */
export declare function answerLetter(index: number, language: Language): string;
