/** How a provider writes numbers of other countries, and of its own. */
export type NumberForm =
  /** With `+`; what has none is a number of the exchange's. */
  | 'plus'
  /** Without `+`, the country always first. */
  | 'bare'
  /** As they are dialled in Israel. */
  | 'israel';

const ADDRESS_LENGTH_MAX = 100;
const NAMELESS = /^(|anonymous|restricted|unknown|private|unavailable|blocked|asterisk|null|none|undefined)$/;
/** Words that providers spell as the keys of a telephone: anonymous, restricted, blocked, unknown, unavailable. */
const NAMELESS_NUMBERS = new Set(['266696687', '7378742833', '2562533', '8656696', '86282452253']);

/**
 * Who calls, or is called: a number as `+` and digits wherever its country is known, else digits; of a telephone that
 * has no number, its address. Null for whoever does not say.
 */
export function readCaller(said: string | undefined, form: NumberForm): string | null {
  if (said === undefined) return null;
  // A form turns a `+` that was not escaped into a blank.
  const text = said
    .replace(/^ (?=\d)/, '+')
    .trim()
    .toLowerCase()
    .replace(/^(sips?|tel):/, '')
    .replace(/[;?].*$/s, '');
  const user = text.split('@')[0] ?? '';
  if (NAMELESS.test(user) || text.endsWith('@anonymous.invalid')) return null;
  const number = user.replace(/[\s().-]/g, '');
  if (/^\+?\d{2,17}$/.test(number)) return readNumber(number, form);
  return /^[\w.+@:-]+$/.test(text) && text.length <= ADDRESS_LENGTH_MAX ? text : null;
}

function readNumber(number: string, form: NumberForm): string | null {
  const digits = number.replace('+', '');
  if (NAMELESS_NUMBERS.has(digits) || /^0+$/.test(digits)) return null;
  if (number.startsWith('+')) return number;
  if (form === 'bare') return digits.length >= 8 ? `+${digits}` : digits;
  if (form === 'israel') {
    if (/^00\d{8,}$/.test(digits)) return `+${digits.slice(2)}`;
    if (/^0\d{8,9}$/.test(digits)) return `+972${digits.slice(1)}`;
    if (/^972\d{8,9}$/.test(digits)) return `+${digits}`;
  }
  return digits;
}
