import { recordOf } from './pick-fields.ts';

/** Languages of the interface and of games; zod-free. */
export const LANGUAGES = ['he', 'ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * What authors wrote in every language stands in one text, in this order. A language that is new comes last, so that
 * such texts of before are still read: they name these many.
 */
export const FIRST_LANGUAGES = 3;

/** Something in every language. */
export function inEachLanguage<T>(of: (language: Language) => T): Record<Language, T> {
  return recordOf(LANGUAGES, of);
}

export const DIRECTIONS = ['rtl', 'ltr'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The default language of the product. */
export const DEFAULT_LANGUAGE: Language = 'he';

/** Whether a text names a supported language. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

export const CURRENCIES = ['default', 'USD', 'EUR', 'ILS'] as const;
export type Currency = (typeof CURRENCIES)[number];
