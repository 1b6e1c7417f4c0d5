import type { Language } from '@qc/contract';
import { LANGUAGE_RECORDS } from './registry.ts';

/** How a language writes whole numbers. */
export function showNumberIn(language: Language): (value: number) => string {
  return (value) =>
    new Intl.NumberFormat(LANGUAGE_RECORDS[language].locale, { maximumFractionDigits: 0 }).format(value);
}
