import type { honours as texts } from '../../../en/screens/show/honours.ts';
import { plural, showDistance } from '../../grammar.ts';

export const honours: typeof texts = {
  honours: 'כוכבי המשחק',
  honourKinds: {
    fastest: 'התשובה הנכונה המהירה ביותר',
    streak: 'הרצף הארוך ביותר',
    climb: 'הקפיצה הגדולה בטבלה',
    closest: 'הניחוש הקרוב ביותר',
    mostRight: 'הכי הרבה תשובות נכונות',
    team: 'הקבוצה האמיצה ביותר',
  },
  honourValues: {
    fastest: (ms) => (ms < 500 ? 'מיד' : `${(ms / 1000).toFixed(1)} שניות`),
    streak: (count) => `${count} ברצף`,
    climb: (places) => `${places} מקומות בשאלה אחת`,
    closest: (off, unit) => (off === 0 ? 'בול!' : `בהפרש של ${showDistance(off, unit)}`),
    mostRight: (count) => plural(count, { one: 'תשובה נכונה אחת', other: `${count} תשובות נכונות` }),
    team: (percent) => `ענתה על ${percent}% מהשאלות`,
  },
};
