import { type Dictionary, plural } from '#platform/i18n';

interface TooLongTexts {
  /** Before the part of the words that is too much. */
  tooLong: (n: number) => string;
}

/** What is said of words that are longer than their place. */
export const tooLongTexts: Dictionary<TooLongTexts> = {
  en: {
    tooLong: (n) => plural('en', n, { one: '1 character too many:', other: `${n} characters too many:` }),
  },
  he: {
    tooLong: (n) =>
      plural('he', n, { one: 'תו אחד יותר מדי:', two: 'שני תווים יותר מדי:', other: `${n} תווים יותר מדי:` }),
  },
  ar: {
    tooLong: (n) =>
      plural('ar', n, {
        one: 'حرف واحد زائد:',
        two: 'حرفان زائدان:',
        few: `${n} أحرف زائدة:`,
        other: `${n} حرفًا زائدًا:`,
      }),
  },
};
