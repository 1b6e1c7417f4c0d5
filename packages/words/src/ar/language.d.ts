import type { LanguageRecord } from '../language-record.ts';
/** Arabic. */
export declare const ar: LanguageRecord;
