import type { TooLongTexts } from '../../../en/screens/everywhere/too-long.ts';
import { plural } from '../../grammar.ts';

export const tooLong: TooLongTexts = {
  tooLong: (n) => plural(n, { one: 'תו אחד יותר מדי:', two: 'שני תווים יותר מדי:', other: `${n} תווים יותר מדי:` }),
};
