import type { LanguageRecord } from '../language-record.ts';

/** Hebrew. */
export const he: LanguageRecord = {
  name: 'עברית',
  direction: 'rtl',
  locale: 'he-IL-u-nu-latn',
  cardLocale: 'he_IL',
  answerLetters: [...'אבגדהוזח'],
  letter: /^\p{scx=Hebrew}$/u,
  sampleLetter: 'א',
  fonts: ['rubik-latin-wght', 'rubik-hebrew-wght'],
  moneyLocale: 'he-IL-u-nu-latn',
  currency: 'ILS',
  paymentLocale: 'auto',
};
