import { guessCountry } from './guess-country.ts';
import { localeOf } from '../i18n/index.ts';
import type { Language } from '@qc/contract/languages';

/** ISO 3166-1 alpha-2 codes in use. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** The countries by name in a language, in its alphabetical order, for a select box. */
export function countryOptions(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const options = CODES.map((value) => ({ value, label: names.of(value) ?? value }));
  return options.sort((a, b) => a.label.localeCompare(b.label, language));
}

/** The country of a time zone (IANA name); an empty text where none is sure to be meant. */
export function countryOfTimeZone(timeZone: string): string {
  return guessCountry(timeZone, CODES);
}
