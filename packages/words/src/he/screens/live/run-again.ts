import type { RunAgainTexts } from '../../../en/screens/live/run-again.ts';
import { plural } from '../../grammar.ts';

export const runAgain: RunAgainTexts = {
  title: 'מה עכשיו?',
  samePeople: 'לשחק שוב עם אותם משתתפים',
  anotherGame: 'משחק אחר עם אותם משתתפים',
  runAgain: 'הרצה נוספת בחדר חדש',
  search: 'חיפוש במשחקים שלכם',
  noOther: 'עדיין אין לכם משחק אחר',
  noneFound: 'אין משחק עם המילים האלה בשמו',
  slides: (n) => plural(n, { one: 'שקופית אחת', two: 'שתי שקופיות', other: `${n} שקופיות` }),
  unfinished: 'עדיין אי אפשר להריץ',
  playThis: 'לשחק בו עם המשתתפים האלה',
};
