import type { Language } from '@qc/contract/languages';

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { he: 'עברית', ar: 'العربية', en: 'English' };
