import type { BreakTexts } from '../../../en/screens/show/breaks.ts';
import { plural } from '../../grammar.ts';

export const breaks: BreakTexts = {
  shortBreak: 'استراحة قصيرة',
  backIn: 'نعود بعد',
  backInMinutes: (n) =>
    plural(n, {
      one: 'نعود بعد دقيقة',
      two: 'نعود بعد دقيقتين',
      few: `نعود بعد ${n} دقائق`,
      other: `نعود بعد ${n} دقيقة`,
    }),
  weGoOn: 'نتابع',
  yourBreak: 'استريحوا قليلًا، وتابعوا متى شئتم',
};
