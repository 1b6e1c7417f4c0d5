import type { LanguageRecord, LanguageService } from '../language-record.ts';

/** Arabic. */
export const record: LanguageRecord = {
  name: 'العربية',
  direction: 'rtl',
  locale: 'ar-u-nu-latn',
  answerLetters: ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح'],
  letter: /^\p{scx=Arabic}$/u,
  lettersReadPerS: 7.5,
};

export const service: LanguageService = {
  cardLocale: 'ar_AR',
  sampleLetter: 'ع',
  fonts: ['rubik-latin-wght', 'noto-sans-arabic-arabic'],
  moneyLocale: 'ar-IL-u-nu-latn',
  currency: 'ILS',
  paymentLocale: 'auto',
  telephone: {
    voices: {
      machine: 'ar',
      google: 'ar-XA-Standard-A',
      azure: 'ar-JO-SanaNeural',
      amazon: { voice: 'Polly.Zeina', language: 'arb' },
    },
    isYemots: false,
    signs: { point: 'فاصلة', minus: 'ناقص', equals: 'يساوي', and: 'و' },
  },
};
