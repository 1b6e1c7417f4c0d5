import type { Texts } from '../../../en/screens/admin/admin-mail.ts';
import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

export const adminMail: Texts = {
  title: 'הודעות דוא״ל שלא נמסרו',
  lead: 'הודעות שעוד לא הגיעו לאיש, עם תשובת שרת הדוא״ל כלשונה. לקישורים שבהודעות יש תוקף: אם עבר זמן רב, שלחו קישור חדש מהתפריט של המשתמש.',
  which: 'ההודעות המוצגות',
  all: 'הכול',
  failed: 'נדחו',
  isFailed: 'נדחתה',
  waiting: 'בתור',
  search: 'חיפוש לפי כתובת דוא״ל',
  count: (n) => plural(n, { one: 'הודעה אחת', two: 'שתי הודעות', other: `${n} הודעות` }),
  none: 'הכול נמסר',
  noneText: 'הודעות ששרת הדוא״ל דוחה נשארות כאן עד לשליחה חוזרת או להסרה.',
  recipient: 'אל',
  subject: 'הודעה',
  reason: 'סיבה',
  noTry: 'עוד לא נשלחה',
  tries: (n) => plural(n, { one: 'ניסיון אחד', two: 'שני ניסיונות', other: `${n} ניסיונות` }),
  nextTry: (when) => `הניסיון הבא: ${isolate(when)}`,
  since: 'מועד הכתיבה',
  sendAgain: 'שליחה חוזרת',
  sendAgainTo: (address) => `שליחה חוזרת אל ${isolate(address)}`,
  sendAllAgain: 'שליחה חוזרת של כל העמוד',
  queued: (n) => plural(n, { one: 'ההודעה בדרך', two: 'שתי הודעות בדרך', other: `${n} הודעות בדרך` }),
  underWay: 'כבר בשליחה',
  remove: 'הסרה',
  removeOf: (address) => `הסרת ההודעה אל ${isolate(address)}`,
  removeTitle: (address) => `להסיר את ההודעה אל ${isolate(address)}?`,
  removeText: 'היא לא תישלח, והנמענים לא ידעו עליה.',
  removed: 'ההודעה הוסרה',
};
