import { keepUnits } from './keep-units.ts';

/** Sign, whole part, fraction and unit of a number as the engine writes it. */
const WRITTEN = /^(-?)(\d+)(\.\d+)?(?: (.+))?$/;

/** Up to four digits without a unit may be a year: 1,948 would be read as something else. */
const YEAR_DIGITS = 4;

/**
 * The number of a number slide with its unit, as one string for one `<bdi>`: number, space, unit, in the order of the
 * unit's own language, with thousands marks and the minus in front as in `showNumber`. `words` is a number as the
 * engine writes it, with or without the unit; anything else is left as it is.
 */
export function showQuantity(words: string, unit = ''): string {
  const found = WRITTEN.exec(words);
  if (!found) return words;
  const [, sign, whole = '', fraction = '', own = unit] = found;
  const plain = own === '' && whole.length <= YEAR_DIGITS;
  const digits = (plain ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, ',')) + fraction;
  const number = sign === '-' ? `\u2066\u2212${digits}\u2069` : digits;
  // A line may end before a long unit, never within it.
  return own === '' ? number : keepUnits(`${number} ${own.replaceAll(' ', '\u00A0')}`);
}

/** The unit of a solution that the engine has put into words, for answers that come without theirs; none: ''. */
export function unitIn(solution: readonly string[]): string {
  return WRITTEN.exec(solution[0] ?? '')?.[4] ?? '';
}
