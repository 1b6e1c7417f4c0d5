import type { Language } from '@qc/contract';
import * as ar from './ar/language.ts';
import * as en from './en/language.ts';
import * as he from './he/language.ts';
import type { LanguageRecord, LanguageService } from './language-record.ts';

/** Every language of the product: its folder beside this file, and its record. */
export const LANGUAGE_RECORDS: Readonly<Record<Language, LanguageRecord>> = {
  he: he.record,
  ar: ar.record,
  en: en.record,
};

/** By language what no page of a player needs. */
export const LANGUAGE_SERVICES: Readonly<Record<Language, LanguageService>> = {
  he: he.service,
  ar: ar.service,
  en: en.service,
};
