import { NUMBER_MAX } from '@qc/contract/limits';

const DIGITS = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/** The text with every kind of digit as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(Math.max(DIGITS.indexOf(digit), PERSIAN_DIGITS.indexOf(digit))));
}

/** Thousands by spaces, by the Arabic separator or by the Swiss apostrophe, written as `_`. */
const GROUPED = /^[1-9]\d{0,2}(?:_\d{3})+(?:[.,]\d+)?$/;
/** A comma is a thousands separator where groups of exactly three digits follow it … */
const COMMA_GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const POINT_GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;
/** … and a decimal comma elsewhere. */
const PLAIN = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/**
 * The number a person wrote, with Arabic-Indic digits and separators, a decimal comma or point, thousands and a sign;
 * null: not a number, or beyond `NUMBER_MAX`. Exponents, units and words are not numbers.
 */
export function readNumber(text: string): number | null {
  const plain = plainDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/٫/g, '.')
    .replace(/،/g, ',')
    // No look-behind: phones with an older Safari would not even load it.
    .replace(/(\d)[٬'’ ](?=\d)/g, '$1_');
  const sign = /^[-\u2212\u2013]/.test(plain) ? -1 : 1;
  const amount = readAmount(plain.replace(/^[-+\u2212\u2013] ?/, ''));
  if (amount === null || amount > NUMBER_MAX) return null;
  // Zero has no sign.
  return amount === 0 ? 0 : sign * amount;
}

function readAmount(digits: string): number | null {
  if (GROUPED.test(digits)) return Number(digits.replaceAll('_', '').replace(',', '.'));
  if (COMMA_GROUPED.test(digits)) return Number(digits.replaceAll(',', ''));
  if (POINT_GROUPED.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** A number as it is shown in no particular language: decimal point, no thousands, no exponent. */
export function writeNumber(value: number): string {
  const text = String(value === 0 ? 0 : value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
