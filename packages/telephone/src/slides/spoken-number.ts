import type { TelephoneWords } from '@qc/words/telephone';

/**
 * A number as a voice reads it right: digits behind the point one by one, and no sign that some line takes for its own.
 * Whole numbers are left to the voice.
 */
export function spokenNumber({ decimal, negative }: TelephoneWords['asking'], value: number): string {
  const [whole = '', digits = ''] = plainDigits(Math.abs(value)).split('.');
  const said = digits === '' ? whole : decimal(whole, [...digits].join(' '));
  return value < 0 ? negative(said) : said;
}

/** Never with an exponent, which very small numbers are written with. */
function plainDigits(value: number): string {
  const written = String(value);
  return written.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : written;
}
