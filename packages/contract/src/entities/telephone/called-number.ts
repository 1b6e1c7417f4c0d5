import type { CallFault } from './called-person.ts';

/** Calling codes of two digits; those that begin with 1 or 7 have one, all others three. */
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Codes of no country, whose calls cost whatever they cost: satellites, shared costs, premium, what was never given out. */
const NOWHERE = /^(8[0379]\d|88[1-8]|97[89])/;
/**
 * What comes after the code of a country where a call costs more than a call: premium, shared costs, services. It is
 * what is known of the countries whose languages the product speaks, and of some others; a limit at the provider
 * holds for all.
 */
const PREMIUM: Readonly<Record<string, RegExp>> = {
  '1': /^(900|976)|^\d{3}976/,
  '20': /^0?9/,
  '31': /^(90|18)/,
  '33': /^8/,
  '34': /^(80|90|118)/,
  '39': /^(89|1|4|7)/,
  '41': /^(90|18)/,
  '43': /^[89]/,
  '44': /^(9|8[47]|70|118)/,
  '49': /^(900|180|13|118|19)/,
  '90': /^[89]/,
  '961': /^9/,
  '962': /^9/,
  '966': /^[79]00/,
  '970': /^1/,
  '971': /^[69]00/,
  '972': /^1/,
};

/** The calling code that a number with `+` begins with; empty: it has none. */
export function callingCode(number: string): string {
  const digits = /^\+(\d{7,})$/.exec(number.replace(/[\s().-]/g, ''))?.[1];
  if (digits === undefined) return '';
  if (/^[17]/.test(digits)) return digits.slice(0, 1);
  return digits.slice(0, TWO_DIGITS.test(digits) ? 2 : 3);
}

/** A number that may be called, as `+` and digits, or why not. */
export type NumberToCall = { number: string } | { why: Extract<CallFault, 'notANumber' | 'otherCountry' | 'premium'> };

/**
 * Reads a number as people write it. Without a country it is one of `home`, a calling code. `countries`: the calling codes
 * that may be called.
 */
export function numberToCall(
  written: string,
  { home, countries }: { home: string; countries: readonly string[] },
): NumberToCall {
  const signs = written.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  if (!/^\+?[\d\s().\-/\u2010-\u2015]+$/.test(signs)) return { why: 'notANumber' };
  const digits = signs.replace(/\D/g, '');
  const whole = signs.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : atHome(digits, home);
  // Between the shortest numbers that are called across a border and the longest there can be.
  if (whole === null || !/^[1-9]\d{7,14}$/.test(whole)) return { why: 'notANumber' };
  const code = callingCode(`+${whole}`);
  if (NOWHERE.test(whole)) return { why: 'premium' };
  if (!countries.includes(code)) return { why: 'otherCountry' };
  return PREMIUM[code]?.test(whole.slice(code.length)) === true ? { why: 'premium' } : { number: `+${whole}` };
}

/** A number without its country; null: the country is not known. */
function atHome(digits: string, home: string): string | null {
  if (home === '') return null;
  if (home === '1') return digits.length === 10 ? `1${digits}` : digits;
  // A sheet of numbers loses the 0 at the beginning; with a country, but no `+`, it may come from one as well.
  if (digits.startsWith(home) && digits.length >= home.length + 8) return digits;
  return home === '39' ? `39${digits}` : `${home}${digits.replace(/^0/, '')}`;
}
