import { isolate, plural } from '../i18n/index.ts';

const en = {
  unconfirmed: (email: string) => `${isolate(email)} isn’t confirmed yet.`,
  useMail: 'Open the email we sent there and use its link or code.',
  byHand: 'No emails go out from here: an admin can confirm the address.',
  waiting: (n: number) =>
    plural('en', n, {
      one: 'A game that was shared with you arrives once it is.',
      other: `${n} games that were shared with you arrive once it is.`,
    }),
  contact: (email: string) =>
    `${isolate(email)} isn’t confirmed yet. Until then, emails go to the address you sign in with.`,
  sendAgain: 'Send again',
  sent: 'A new email is on its way. Nothing there? Check your spam folder too.',
  correct: 'Correct the address',
};

/** Texts of an address that nobody has proved yet. */
type Texts = typeof en;

const he: Texts = {
  unconfirmed: (email) => `הכתובת ${isolate(email)} עוד לא אושרה.`,
  useMail: 'פתחו את הודעת הדוא״ל ששלחנו אליה, והשתמשו בקישור או בקוד שבה.',
  byHand: 'לא נשלח מכאן דוא״ל: מנהל המערכת יכול לאשר את הכתובת.',
  waiting: (n) =>
    plural('he', n, {
      one: 'משחק אחד ששותף איתכם יגיע עם האישור.',
      two: 'שני משחקים ששותפו איתכם יגיעו עם האישור.',
      other: `${n} משחקים ששותפו איתכם יגיעו עם האישור.`,
    }),
  contact: (email) => `הכתובת ${isolate(email)} עוד לא אושרה. עד אז ההודעות נשלחות לכתובת שמתחברים איתה.`,
  sendAgain: 'שליחה חוזרת',
  sent: 'הודעה חדשה בדרך. לא הגיעה? בדקו גם בתיקיית הספאם.',
  correct: 'תיקון הכתובת',
};

const ar: Texts = {
  unconfirmed: (email) => `لم يتم تأكيد العنوان ${isolate(email)} بعد.`,
  useMail: 'افتحوا الرسالة التي أرسلناها إليه، واستخدموا الرابط أو الرمز الذي فيها.',
  byHand: 'لا تُرسَل رسائل من هنا: يمكن لمدير النظام تأكيد العنوان.',
  waiting: (n) =>
    plural('ar', n, {
      zero: 'لا ألعاب بانتظاركم.',
      one: 'لعبة واحدة شوركت معكم ستصل مع التأكيد.',
      two: 'لعبتان شوركتا معكم ستصلان مع التأكيد.',
      few: `${n} ألعاب شوركت معكم ستصل مع التأكيد.`,
      many: `${n} لعبة شوركت معكم ستصل مع التأكيد.`,
      other: `${n} لعبة شوركت معكم ستصل مع التأكيد.`,
    }),
  contact: (email) => `لم يتم تأكيد العنوان ${isolate(email)} بعد. حتى ذلك الحين تُرسَل الرسائل إلى عنوان تسجيل الدخول.`,
  sendAgain: 'إرسال مرة أخرى',
  sent: 'رسالة جديدة في الطريق. لم تصل؟ تحققوا من مجلد الرسائل غير المرغوب فيها أيضًا.',
  correct: 'تصحيح العنوان',
};

export const texts = { he, ar, en };
