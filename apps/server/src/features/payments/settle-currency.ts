import { LANGUAGE_SERVICES } from '@qc/words';
import type { Currency, Language, MoneyCurrency } from '@qc/contract';

/** Countries that pay in euros. */
const EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK'.split(' '));

/**
 * The currency somebody is shown prices in: the chosen one; otherwise the country's; without a country the language
 * tells. Everybody else pays in dollars.
 */
export function settleCurrency(person: { currency: Currency; country: string; language: Language }): MoneyCurrency {
  if (person.currency !== 'default') return person.currency;
  if (person.country === 'IL' || person.country === 'PS') return 'ILS';
  if (person.country !== '') return EURO.has(person.country) ? 'EUR' : 'USD';
  return LANGUAGE_SERVICES[person.language].currency;
}
