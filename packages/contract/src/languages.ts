/** Languages of the interface and of games; zod-free. */
export const LANGUAGES = ['he', 'ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

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
