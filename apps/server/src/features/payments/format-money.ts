import { LANGUAGE_SERVICES } from '@qc/words';
import type { Language, MoneyCurrency } from '@qc/contract';

/** A sum as people write it; all our currencies have a hundred minor units. */
export function formatMoney(minor: number, currency: MoneyCurrency, language: Language): string {
  // Latin digits in every language, as on the rest of the screens.
  const format = new Intl.NumberFormat(LANGUAGE_SERVICES[language].moneyLocale, {
    style: 'currency',
    currency,
    // Beside Arabic, the letters of `US$` would be torn apart.
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(minor / 100);
}

/** A day as people write it here. */
export function formatDay(atMs: number): string {
  const at = new Date(atMs);
  return `${at.getUTCDate()}.${at.getUTCMonth() + 1}.${at.getUTCFullYear()}`;
}
