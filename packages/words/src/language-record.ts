import type { Direction, MoneyCurrency } from '@qc/contract';

/** What every page knows of a language beside its words; those of players are counted in bytes. */
export interface LanguageRecord {
  /** Its name in itself. */
  name: string;
  direction: Direction;
  /** For `Intl`, with Latin digits. */
  locale: string;
  /** What the answers of a slide are called: as many as a slide can have. */
  answerLetters: readonly string[];
  /** Its own letters, by Unicode. */
  letter: RegExp;
  /** Letters a second that about the slowest fifth of grown-up readers read from a screen across a hall. */
  lettersReadPerS: number;
}

/** What those need who build and serve pages, write letters and take money. */
export interface LanguageService {
  /** As cards of links name it (Open Graph). */
  cardLocale: string;
  /** One of its letters: an exported page carries the fonts that hold it. */
  sampleLetter: string;
  /** Fonts that a page begins with, by a part of their files' names. */
  fonts: readonly string[];
  /** For sums on paper and in letters. */
  moneyLocale: string;
  /** The currency of somebody of whom no other is known. */
  currency: MoneyCurrency;
  /** The language of the payment service's own page; `auto`: it goes by the browser. */
  paymentLocale: 'auto' | 'en';
  /** How telephone lines say it. */
  telephone: TelephoneSpeech;
}

/** A language on telephone lines. */
export interface TelephoneSpeech {
  /**
   * Its voices, by who makes them; null: none. `machine`: eSpeak NG, on the server itself; `amazon` names the language
   * beside the voice.
   */
  voices: { machine: string; google: string; azure: string; amazon: { voice: string; language: string } | null };
  /** Whether the systems of Yemot HaMashiach say it by themselves. */
  isYemots: boolean;
  /** Signs that a line takes for its own, as they are said. */
  signs: { point: string; minus: string; equals: string; and: string };
}
