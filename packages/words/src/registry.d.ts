import type { Language } from '@qc/contract';
import type { LanguageRecord } from './language-record.ts';
/** Every language of the product: its folder beside this file, and its record. */
export declare const LANGUAGE_RECORDS: Readonly<Record<Language, LanguageRecord>>;
