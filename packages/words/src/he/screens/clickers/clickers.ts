import type { ClickersTexts } from '../../../en/screens/clickers/clickers.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const clickers: ClickersTexts = {
  title: 'שלטי הצבעה',
  paired: (paired, players) => `ל־${paired} מתוך ${players} משתתפים יש שלט`,
  names: 'משתתפים, שם בכל שורה',
  add: 'הוספת משתתפים',
  leftOut: (names) => `לא נוספו, כי שם אחר נראה אותו דבר: ${isolate(names)}`,
  nobodyNew: 'כל מי שברשימה כבר כאן',
  noNames: 'קודם מוסיפים את המשתתפים, ואז כל אחד לוחץ על מקש.',
  pair: 'חלוקת השלטים',
  stopPairing: 'עצירה',
  pressNow: (name) => `${isolate(name)}: לחיצה על מקש כלשהו בשלט שלכם`,
  left: (n) =>
    plural(n, {
      one: 'למשתתף אחד עדיין אין שלט',
      two: 'לשני משתתפים עדיין אין שלט',
      other: `ל־${n} משתתפים עדיין אין שלט`,
    }),
  later: 'אחר כך',
  everybody: 'לכולם יש שלט. נסו אותם: כל לחיצה מופיעה כאן.',
  alreadyOf: (name) => `השלט הזה כבר שייך ל${isolate(name)}`,
  noClicker: 'בלי שלט',
  away: 'אין קליטה',
  answered: 'כבר ענה',
  pressed: (key) => `נלחץ ${isolate(key)}`,
  pressedBig: 'נלחץ המקש הגדול',
  timeStep: (ms) =>
    `השלטים שבשימוש מודדים זמן בקפיצות של ${ms / 1000} שנ׳: הניקוד על מהירות גס, ומעוגל לטובת המשתתפים.`,
  unknown: 'שלטים שלא שייכים לאיש',
  unknownHint: 'לחצו עליהם, ואינם שייכים לאיש. בחרו למי שייך כל אחד.',
  whose: (remote) => `של מי ${isolate(remote)}?`,
  another: 'שלט אחר במקומו',
  anotherNow: (name) => `לחצו על מקש בשלט החדש של ${isolate(name)}. הניקוד נשמר.`,
  oneMore: 'הוספת שלט נוסף',
  takeAway: 'לקיחת השלט',
  cancel: 'ביטול',
  tryOut: 'שלט על המסך',
  tryOutHint: 'לחזרה בלי מכשירים: הוא נחשב כמו כל שלט.',
  number: (n) => `שלט ${n}`,
};
