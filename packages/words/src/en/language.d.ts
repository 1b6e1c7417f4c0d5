import type { LanguageRecord } from '../language-record.ts';
/** English. */
export declare const en: LanguageRecord;
