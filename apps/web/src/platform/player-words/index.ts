import type { Language } from '@qc/contract/languages';
import { plural } from '../i18n/index.ts';

/** A number of players in words; `none`: what is said where there are none. */
export function playersText(language: Language, n: number, none?: string): string {
  if (n === 0 && none !== undefined) return none;
  switch (language) {
    case 'he':
      return plural('he', n, { one: 'משתתף אחד', two: 'שני משתתפים', other: `${n} משתתפים` });
    case 'ar':
      return plural('ar', n, {
        zero: 'لا لاعبين',
        one: 'لاعب واحد',
        two: 'لاعبان',
        few: `${n} لاعبين`,
        many: `${n} لاعبًا`,
        other: `${n} لاعب`,
      });
    case 'en':
      return plural('en', n, { one: '1 player', other: `${n} players` });
  }
}
