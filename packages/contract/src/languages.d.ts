/** Languages of the interface and of games; zod-free. */
export declare const LANGUAGES: readonly ['he', 'ar', 'en'];
export type Language = (typeof LANGUAGES)[number];
export declare const DIRECTIONS: readonly ['rtl', 'ltr'];
export type Direction = (typeof DIRECTIONS)[number];
/** The default language of the product. */
export declare const DEFAULT_LANGUAGE: Language;
/** Writing direction of a language. */
export declare function directionOf(language: Language): Direction;
/** Whether a text names a supported language. */
export declare function isLanguage(value: unknown): value is Language;
export declare const CURRENCIES: readonly ['default', 'USD', 'EUR', 'ILS'];
export type Currency = (typeof CURRENCIES)[number];
