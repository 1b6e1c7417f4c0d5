import type { Random } from '#platform/random';

/** Without i, l, o, 0 and 1, which look alike: a code may be read out. 31 letters to the twelfth are 59 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A fresh code of an assignment. Not guessable: 50 open assignments among 2^59. */
export function makeAssignmentCode(random: Pick<Random, 'below'>): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(random.below(LETTERS.length))).join('');
}
