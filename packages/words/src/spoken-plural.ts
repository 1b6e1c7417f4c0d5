import type { Plural } from './plural.ts';

/** The wording for `n` things as a voice reads it: `#` stands for the number, in plain digits, as a voice reads a comma for a pause. */
export function spokenPlural(plural: Plural): Plural {
  return (n, forms) => plural(n, forms).replace('#', String(n));
}
