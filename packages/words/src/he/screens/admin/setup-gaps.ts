import type { GapTexts } from '../../../en/screens/admin/setup-gaps.ts';
import { plural } from '../../grammar.ts';

export const setupGaps: GapTexts = {
  startTitle: 'כמה שאלות על המערכת',
  startText: 'מי משלם על ההרצות, למי פונים ואיך יוצאות הודעות הדוא״ל. פחות מדקה.',
  start: 'מענה עכשיו',
  notNeeded: 'אין צורך',
  noAddress: 'כתובת האתר אינה ידועה',
  noAddressText: 'אי אפשר לשים קישורים בהודעות דוא״ל, ולכן אי אפשר להזמין או להוסיף אנשים. בחרו את הכתובת שמקלידים.',
  useThis: (address) => `שימוש בכתובת ${address}`,
  askOwner: 'הבעלים יכולים לתקן זאת בהגדרות.',
  badSender: 'הודעות הדוא״ל נשלחות מכתובת ששרתי דוא״ל דוחים',
  badSenderText: 'כתובת השולח מסתיימת ב־@localhost. בחרו כתובת ששייכת לשרת הדוא״ל שלכם.',
  toSettings: 'להגדרות',
  failedMail: (n) =>
    plural(n, { one: 'הודעת דוא״ל אחת נדחתה', two: 'שתי הודעות דוא״ל נדחו', other: `${n} הודעות דוא״ל נדחו` }),
  failedMailText: 'שרת הדוא״ל אינו מוסר לכתובות האלה. בדקו מה הסיבה, שלחו שוב או תקנו את הכתובת.',
  toMail: 'להודעות שלא נמסרו',
};
