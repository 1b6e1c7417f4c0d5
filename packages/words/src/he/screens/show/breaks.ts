import type { BreakTexts } from '../../../en/screens/show/breaks.ts';
import { plural } from '../../grammar.ts';

export const breaks: BreakTexts = {
  shortBreak: 'הפסקה קצרה',
  backIn: 'חוזרים בעוד',
  backInMinutes: (n) =>
    plural(n, { one: 'חוזרים בעוד דקה', two: 'חוזרים בעוד שתי דקות', other: `חוזרים בעוד ${n} דקות` }),
  weGoOn: 'ממשיכים',
  yourBreak: 'אפשר לנוח קצת, ולהמשיך מתי שרוצים',
};
