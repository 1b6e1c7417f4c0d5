import type { BringTexts } from '../../../en/screens/results/bring-result.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const bringResult: BringTexts = {
  button: 'הבאת תוצאה',
  title: 'הבאת התוצאה של הרצה בלי אינטרנט',
  text: 'משחק שהורץ בלי אינטרנט משאיר את התוצאה בדפדפן ששם או בקובץ. כאן היא נשמרת פעם אחת לכל רישיון.',
  choose: 'בחירת קובץ התוצאה',
  foreign: 'הקובץ הזה אינו תוצאה של הרצה בלי אינטרנט.',
  found: (when, players) =>
    plural(players, {
      zero: `הרצה מ-${isolate(when)} בלי משתתפים`,
      one: `הרצה מ-${isolate(when)} עם משתתף אחד`,
      two: `הרצה מ-${isolate(when)} עם שני משתתפים`,
      other: `הרצה מ-${isolate(when)} עם ${players} משתתפים`,
    }),
  keep: 'שמירת התוצאה',
  kept: 'התוצאה נמצאת עכשיו ברשימה שלכם.',
  wasHere: 'התוצאה הזאת כבר הייתה ברשימה שלכם. היא נספרת פעם אחת.',
  open: 'לתוצאה',
};
