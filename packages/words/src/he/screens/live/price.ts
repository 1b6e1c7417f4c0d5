import type { PriceTexts } from '../../../en/screens/live/price.ts';
import { plural } from '../../grammar.ts';

export const price: PriceTexts = {
  demo: 'הרצת ניסיון: חינם, עד 3 משתתפים',
  demoHint: 'כדי לשחק עם כולם, הריצו את המשחק עצמו מרשימת המשחקים.',
  price: (n) =>
    plural(n, {
      one: 'קרדיט אחד ייגבה כשתוצג השקופית הראשונה',
      two: 'שני קרדיטים ייגבו כשתוצג השקופית הראשונה',
      other: `${n} קרדיטים ייגבו כשתוצג השקופית הראשונה`,
    }),
  priceHint: 'בזמן שהמשתתפים נאספים לא נגבה דבר.',
  demoIsFree: 'הרצת ניסיון היא בחינם, עד 3 משתתפים',
};
