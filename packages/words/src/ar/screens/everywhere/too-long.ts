import type { TooLongTexts } from '../../../en/screens/everywhere/too-long.ts';
import { plural } from '../../grammar.ts';

export const tooLong: TooLongTexts = {
  tooLong: (n) =>
    plural(n, {
      one: 'حرف واحد زائد:',
      two: 'حرفان زائدان:',
      few: `${n} أحرف زائدة:`,
      other: `${n} حرفًا زائدًا:`,
    }),
};
