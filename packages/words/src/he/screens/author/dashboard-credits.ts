import type { Texts } from '../../../en/screens/author/dashboard-credits.ts';
import { plural } from '../../grammar.ts';

export const dashboardCredits: Texts = {
  title: 'קרדיטים',
  of: (name) => `על חשבון ${name}`,
  paysForYou: 'המוסד שלכם משלם על ההרצות.',
  everythingFree: 'חינם',
  everythingFreeText: 'ההרצות כאן בחינם.',
  yearly: (until) => `כל הרצה היא חינם עד ${until}.`,
  current: 'חבילת קרדיטים',
  leftOf: (left, all) => `נותרו ${left} מתוך ${all}`,
  until: (when) => `עד ${when}`,
  empty: 'הקרדיטים נגמרו, ואי אפשר להריץ משחקים. הרצת ניסיון עם עד 3 משתתפים היא תמיד חינם.',
  low: (n) =>
    plural(n, {
      one: 'מספיק להרצה אחת נוספת בטלפונים ובמחשבים.',
      two: 'מספיק לשתי הרצות נוספות בטלפונים ובמחשבים.',
      other: `מספיק ל־${n} הרצות נוספות בטלפונים ובמחשבים.`,
    }),
  noRemotes: 'משחקי שלטים לא זמינים בחשבון הזה.',
  buy: 'רכישת קרדיטים',
  usage: 'שימוש',
};
