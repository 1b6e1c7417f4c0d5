import type { AskTexts } from '../../../en/screens/author/ask-credits.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

export const askCredits: AskTexts = {
  ask: 'בקשת קרדיטים',
  note: 'כמה מילים, אם רוצים',
  asked: (date) => `הבקשה נשלחה ב־${date}. התשובה תופיע כאן.`,
  askedInstitution: (date) => `הבקשה נשלחה למנהל המוסד ב־${date}. התשובה תופיע כאן.`,
  granted: (n) =>
    plural(n, {
      one: 'הבקשה התקבלה: קרדיט אחד.',
      two: 'הבקשה התקבלה: שני קרדיטים.',
      other: `הבקשה התקבלה: ${n} קרדיטים.`,
    }),
  declined: 'בקשת הקרדיטים נדחתה.',
  reason: (words) => `הסיבה: ${isolate(words)}`,
  waiting: (n) =>
    plural(n, {
      one: 'בקשת קרדיטים אחת ממתינה לכם',
      two: 'שתי בקשות קרדיטים ממתינות לכם',
      other: `${n} בקשות קרדיטים ממתינות לכם`,
    }),
  noneTitle: 'הרצה עם כיתה עולה קרדיטים',
  none: 'בניית משחקים והרצות ניסיון עם עד 3 משתתפים הן חינם. הרצה עם כיתה עולה קרדיטים.',
  noneInstitution: (name) => `${isolate(name)} משלם על ההרצות שלכם, וכרגע אין לו קרדיטים. הרצות ניסיון הן חינם.`,
};
