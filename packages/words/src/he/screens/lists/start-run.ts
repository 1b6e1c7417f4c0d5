import type { StartRunTexts } from '../../../en/screens/lists/start-run.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

const creditsHe = (n: number) => plural(n, { one: 'קרדיט אחד', two: 'שני קרדיטים', other: `${n} קרדיטים` });

export const startRun: StartRunTexts = {
  outTitle: 'נגמרו הקרדיטים',
  outText: 'המשחק לא התחיל ולא נגבה דבר.',
  cost: (price, left) => `ההרצה הזו עולה ${creditsHe(price)}, ונותרו ${left}.`,
  ofInstitution: (name) => `על ההרצות שלכם משלם המוסד ${isolate(name)}. לקרדיטים נוספים פנו למנהל המוסד.`,
  remotesTitle: 'משחקי שלטים כבויים',
  remotesText: 'משחקי שלטים כבויים בחשבון הזה. המשחק לא התחיל ולא נגבה דבר.',
  remotesOfInstitution: (name) =>
    `משחקי שלטים כבויים במוסד ${isolate(name)}. המשחק לא התחיל ולא נגבה דבר. אפשר לפנות למנהל המוסד.`,
  buy: 'רכישת קרדיטים',
  demo: 'הרצת ניסיון בחינם, עד 3 משתתפים',
  provider: 'פרטי קשר',
  email: 'דוא״ל',
  phone: 'טלפון',
};
