import { plural } from '../../grammar.ts';

export interface TooLongTexts {
  /** Before the part of the words that is too much. */
  tooLong: (n: number) => string;
}

/** What is said of words that are longer than their place. */
export const tooLong: TooLongTexts = {
  tooLong: (n) => plural(n, { one: '1 character too many:', other: `${n} characters too many:` }),
};
