import type { CountTexts } from '../../../en/screens/everywhere/counts.ts';
import { plural, showNumber } from '../../grammar.ts';

export const counts: CountTexts = {
  players: (n) => plural(n, { one: 'משתתף אחד', two: 'שני משתתפים', other: `${n} משתתפים` }),
  credits: (n) => plural(n, { one: 'קרדיט אחד', two: 'שני קרדיטים', other: `${showNumber(n)} קרדיטים` }),
};
