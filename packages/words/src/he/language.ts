import type { LanguageRecord, LanguageService } from '../language-record.ts';

/** Hebrew. */
export const record: LanguageRecord = {
  name: 'עברית',
  direction: 'rtl',
  locale: 'he-IL-u-nu-latn',
  answerLetters: [...'אבגדהוזח'],
  letter: /^\p{scx=Hebrew}$/u,
  lettersReadPerS: 10,
};

export const service: LanguageService = {
  cardLocale: 'he_IL',
  sampleLetter: 'א',
  fonts: ['rubik-latin-wght', 'rubik-hebrew-wght'],
  moneyLocale: 'he-IL-u-nu-latn',
  currency: 'ILS',
  paymentLocale: 'auto',
  telephone: {
    voices: {
      machine: 'he',
      google: 'he-IL-Standard-A',
      azure: 'he-IL-HilaNeural',
      amazon: null,
    },
    isYemots: true,
    signs: { point: 'נקודה', minus: 'מינוס', equals: 'שווה', and: 'ו' },
  },
};
