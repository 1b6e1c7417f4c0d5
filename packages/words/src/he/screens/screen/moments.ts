import type { MomentTexts } from '../../../en/screens/screen/moments.ts';
import { isolate } from '../../../isolate.ts';
import { plural, showNumber } from '../../grammar.ts';

const points = (n: number) => plural(n, { one: 'נקודה אחת', two: 'שתי נקודות', other: `${showNumber(n)} נקודות` });

export const moments: MomentTexts = {
  leads: (name, by) => `${isolate(name)} בראש, בהפרש של ${points(by)}`,
  leader: (name) => `עכשיו בראש הטבלה: ${isolate(name)}`,
  climb: (name, places) => `${isolate(name)}: ${places} מקומות למעלה`,
  streak: (name, count) => `${isolate(name)}: ${count} תשובות נכונות ברצף`,
  close: (by) => (by === 0 ? 'שוויון בין הראשון לשני' : `בין הראשון לשני: ${points(by)} בלבד`),
  tie: 'בשוויון נקודות מקדימים את מי שענו מהר יותר',
  half: 'חצי מכם עלו בטבלה',
  team: (name) => `הקבוצה הטובה בשאלה: ${isolate(name)}`,
  theWinners: 'והמנצחים הם…',
  theWinner: 'והמקום הראשון…',
  told: (place, name, count) =>
    `מקום ${place === 1 ? 'ראשון' : place === 2 ? 'שני' : 'שלישי'}: ${isolate(name)}, ${points(count)}`,
  comeback: (name) => `בחזרה לעשירייה הראשונה: ${isolate(name)}`,
};
