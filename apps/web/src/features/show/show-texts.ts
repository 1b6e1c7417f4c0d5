/** Made once: a table that counts up writes some three hundred numbers before its first picture. */
const DIGITS = new Intl.NumberFormat('en-US');

/** A number as everybody reads it: Latin digits with thousands marks; the minus stays in front in every language. */
export function showNumber(value: number): string {
  const digits = DIGITS.format(Math.abs(value));
  return value < 0 ? `\u2066\u2212${digits}\u2069` : digits;
}
