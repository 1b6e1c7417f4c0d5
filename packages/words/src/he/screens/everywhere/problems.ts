import type { ProblemTexts } from '../../../en/screens/everywhere/problems.ts';
import { plural } from '../../grammar.ts';

export const problems: ProblemTexts = {
  required: {
    text: 'שדה חובה',
    email: 'יש להזין כתובת דוא״ל',
    password: 'יש להזין סיסמה',
    phone: 'יש להזין מספר טלפון',
    link: 'יש להזין קישור',
    number: 'יש להזין מספר',
    name: 'יש להזין שם',
  },
  invalid: {
    text: 'יש לבדוק את השדה הזה',
    email: 'כתובת דוא״ל לא תקינה',
    password: 'יש לבדוק את הסיסמה',
    phone: 'מספר טלפון לא תקין',
    link: 'קישור לא תקין',
    number: 'יש להזין מספר תקין',
    name: 'יש לבדוק את השם',
  },
  tooShort: (n) => plural(n, { one: 'לפחות תו אחד', two: 'לפחות שני תווים', other: `לפחות ${n} תווים` }),
  tooLong: (n) => plural(n, { one: 'לכל היותר תו אחד', two: 'לכל היותר שני תווים', other: `לכל היותר ${n} תווים` }),
  tooSmall: (n) => `הערך הקטן ביותר האפשרי הוא ${n}`,
  tooBig: (n) => `הערך הגדול ביותר האפשרי הוא ${n}`,
  taken: 'כבר בשימוש',
};
