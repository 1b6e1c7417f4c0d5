import type { Language } from '@qc/contract';
import { isolate } from './isolate.ts';
import { LANGUAGE_RECORDS } from './registry.ts';

/** How a language writes whole numbers. */
export function showNumberIn(language: Language): (value: number) => string {
  const digits = new Intl.NumberFormat(LANGUAGE_RECORDS[language].locale, { maximumFractionDigits: 0 });
  return (value) => digits.format(value);
}

/** Digits after the point that a distance has at most: what is beyond is the computer's, not the guess's. */
const DISTANCE_DIGITS = 10;

/** How a language writes how far off a guess was. A unit speaks of many: a distance of one stands without it. */
export function showDistanceIn(language: Language): (off: number, unit: string) => string {
  const digits = new Intl.NumberFormat(LANGUAGE_RECORDS[language].locale, { maximumFractionDigits: DISTANCE_DIGITS });
  return (off, unit) => isolate(`${digits.format(off)} ${off === 1 ? '' : unit}`.trim());
}
