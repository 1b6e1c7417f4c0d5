import type { LanguageRecord } from '../language-record.ts';
/** Hebrew. */
export declare const he: LanguageRecord;
