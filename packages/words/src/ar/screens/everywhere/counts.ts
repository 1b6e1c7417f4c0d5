import type { CountTexts } from '../../../en/screens/everywhere/counts.ts';
import { plural, showNumber } from '../../grammar.ts';

export const counts: CountTexts = {
  players: (n) =>
    plural(n, {
      zero: 'لا لاعبين',
      one: 'لاعب واحد',
      two: 'لاعبان',
      few: `${n} لاعبين`,
      many: `${n} لاعبًا`,
      other: `${n} لاعب`,
    }),
  credits: (n) =>
    plural(n, {
      zero: '0 وحدة رصيد',
      one: 'وحدة رصيد واحدة',
      two: 'وحدتا رصيد',
      few: `${showNumber(n)} وحدات رصيد`,
      other: `${showNumber(n)} وحدة رصيد`,
    }),
};
