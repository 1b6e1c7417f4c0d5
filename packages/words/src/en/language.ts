import type { LanguageRecord } from '../language-record.ts';

/** English. */
export const en: LanguageRecord = {
  name: 'English',
  direction: 'ltr',
  locale: 'en-US',
  cardLocale: 'en_US',
  answerLetters: [...'ABCDEFGH'],
  letter: /^\p{scx=Latin}$/u,
  sampleLetter: 'a',
  fonts: ['rubik-latin-wght'],
  moneyLocale: 'en-US-u-nu-latn',
  currency: 'USD',
  paymentLocale: 'en',
};
