import { MINOR_MAX } from '@qc/contract/limits';

/** Western, Arabic-Indic and Persian digits. */
const DIGITS = /[٠-٩۰-۹]/g;

/**
 * Money as a person typed it, in whole minor units (cents, agorot); null: it is no amount. Takes a point or a comma
 * before the cents, groups of three, signs of currencies, and digits of any keyboard.
 */
export function readMoney(typed: string): number | null {
  const plain = typed
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\u200E\u200F\u061C\u2066-\u2069\u202A-\u202E$€₪'’]/g, '')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
  const found = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!found) return null;
  const whole = (found[1] ?? '').replace(/[.,]/g, '');
  const minor = Number(whole) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return minor <= MINOR_MAX ? minor : null;
}

/** Minor units as they are typed: `1234.50`. */
export function writeMoney(minor: number): string {
  return (minor / 100).toFixed(2);
}
