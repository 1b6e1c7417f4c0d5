import type { Direction, MoneyCurrency } from '@qc/contract';

/** What the product knows of a language beside its words. */
export interface LanguageRecord {
  /** Its name in itself. */
  name: string;
  direction: Direction;
  /** For `Intl`, with Latin digits. */
  locale: string;
  /** As cards of links name it (Open Graph). */
  cardLocale: string;
  /** What the answers of a slide are called: as many as a slide can have. */
  answerLetters: readonly string[];
  /** Its own letters, by Unicode. */
  letter: RegExp;
  /** One of them: an exported page carries the fonts that hold it. */
  sampleLetter: string;
  /** Fonts that a page begins with, by a part of their files' names. */
  fonts: readonly string[];
  /** For sums on paper and in letters. */
  moneyLocale: string;
  /** The currency of somebody of whom no other is known. */
  currency: MoneyCurrency;
  /** The language of the payment service's own page; `auto`: it goes by the browser. */
  paymentLocale: 'auto' | 'en';
}
