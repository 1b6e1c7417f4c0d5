import type { LanguageRecord, LanguageService } from '../language-record.ts';

/** English. */
export const record: LanguageRecord = {
  name: 'English',
  direction: 'ltr',
  locale: 'en-US',
  answerLetters: [...'ABCDEFGH'],
  letter: /^\p{scx=Latin}$/u,
  lettersReadPerS: 12,
};

export const service: LanguageService = {
  cardLocale: 'en_US',
  sampleLetter: 'a',
  fonts: ['rubik-latin-wght'],
  moneyLocale: 'en-US-u-nu-latn',
  currency: 'USD',
  paymentLocale: 'en',
  telephone: {
    voices: {
      machine: 'en-us',
      google: 'en-US-Standard-C',
      azure: 'en-US-JennyNeural',
      amazon: { voice: 'Polly.Joanna', language: 'en-US' },
    },
    isYemots: true,
    signs: { point: 'point', minus: 'minus', equals: 'equals', and: 'and' },
  },
};
