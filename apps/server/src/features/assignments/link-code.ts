import type { Random } from '#platform/random';

/** Without i, l, o, 0 and 1, which look alike: a link may be read out. 31 letters to the twelfth are 59 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A fresh code of a link. Not guessable: 50 open links among 2^59. */
export function makeLinkCode(random: Pick<Random, 'below'>): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(random.below(LETTERS.length))).join('');
}
