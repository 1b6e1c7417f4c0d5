import type { Language } from '@qc/contract';
/** Wordings of a counted thing. Arabic uses up to six, Hebrew three, English two; `other` serves what is not given. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}
/** Chooses the wording for `n` things. */
export type Plural = (n: number, forms: PluralForms) => string;
/** The choice by the grammar of a language, known to `Intl`. */
export declare function pluralOf(language: Language): Plural;
