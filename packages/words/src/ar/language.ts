import type { LanguageRecord } from '../language-record.ts';

/** Arabic. */
export const ar: LanguageRecord = {
  name: 'العربية',
  direction: 'rtl',
  locale: 'ar-u-nu-latn',
  cardLocale: 'ar_AR',
  answerLetters: ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح'],
  letter: /^\p{scx=Arabic}$/u,
  sampleLetter: 'ع',
  fonts: ['rubik-latin-wght', 'noto-sans-arabic-arabic'],
  moneyLocale: 'ar-IL-u-nu-latn',
  currency: 'ILS',
  paymentLocale: 'auto',
};
