import type { Texts } from '../../../en/screens/everywhere/confirm-address.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const confirmAddress: Texts = {
  unconfirmed: (email) => `הכתובת ${isolate(email)} עוד לא אושרה.`,
  useMail: 'פתחו את הודעת הדוא״ל ששלחנו אליה, והשתמשו בקישור או בקוד שבה.',
  byHand: 'לא נשלח מכאן דוא״ל: מנהל המערכת יכול לאשר את הכתובת.',
  waiting: (n) =>
    plural(n, {
      one: 'משחק אחד ששותף איתכם יגיע עם האישור.',
      two: 'שני משחקים ששותפו איתכם יגיעו עם האישור.',
      other: `${n} משחקים ששותפו איתכם יגיעו עם האישור.`,
    }),
  contact: (email) => `הכתובת ${isolate(email)} עוד לא אושרה. עד אז ההודעות נשלחות לכתובת שמתחברים איתה.`,
  sendAgain: 'שליחה חוזרת',
  sent: 'הודעה חדשה בדרך. לא הגיעה? בדקו גם בתיקיית הספאם.',
  correct: 'תיקון הכתובת',
};
