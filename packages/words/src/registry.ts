import type { Language } from '@qc/contract';
import { ar } from './ar/language.ts';
import { en } from './en/language.ts';
import { he } from './he/language.ts';
import type { LanguageRecord } from './language-record.ts';

/** Every language of the product: its folder beside this file, and its record. */
export const LANGUAGE_RECORDS: Readonly<Record<Language, LanguageRecord>> = { he, ar, en };
