import type { Dictionary } from '#platform/i18n';

interface MailTexts {
  ways: Record<'smtp' | 'files', string>;
  given: string;
  ownersOnly: string;
  useServer: string;
  server: string;
  port: string;
  user: string;
  password: string;
  passwordKept: string;
  showPassword: string;
  lockedHere: string;
}

/** Words about the mail server of the house. */
export const mailTexts: Dictionary<MailTexts> = {
  en: {
    ways: {
      smtp: 'Emails are sent through the mail server set here.',
      files: 'No mail server is set: emails stay as files in the data folder and reach nobody.',
    },
    given: 'Emails are sent through the mail server set by the environment.',
    ownersOnly: 'Only owners can change this.',
    useServer: 'Send emails through a mail server',
    server: 'Mail server',
    port: 'Port (587, or 465 for TLS from the start)',
    user: 'Account',
    password: 'Account password',
    passwordKept: 'Stored. Leave empty to keep it.',
    showPassword: 'Show the password',
    lockedHere: 'Set by the environment. It can’t be changed here.',
  },
  he: {
    ways: {
      smtp: 'הודעות הדוא״ל נשלחות דרך השרת שרשום כאן.',
      files: 'לא הוגדר שרת דוא״ל: ההודעות נשארות כקבצים בתיקיית הנתונים ואינן מגיעות לאיש.',
    },
    given: 'הודעות הדוא״ל נשלחות דרך השרת שנקבע במשתני הסביבה.',
    ownersOnly: 'רק הבעלים יכולים לשנות זאת.',
    useServer: 'שליחת הודעות דרך שרת דוא״ל',
    server: 'שרת דוא״ל',
    port: 'פורט (587, או 465 ל־TLS מההתחלה)',
    user: 'חשבון',
    password: 'סיסמת החשבון',
    passwordKept: 'שמורה. השאירו ריק כדי לא לשנות.',
    showPassword: 'הצגת הסיסמה',
    lockedHere: 'נקבע במשתני הסביבה, ואי אפשר לשנות כאן.',
  },
  ar: {
    ways: {
      smtp: 'تُرسل الرسائل عبر خادم البريد المحدَّد هنا.',
      files: 'لم يُحدَّد خادم بريد: تبقى الرسائل ملفات في مجلد البيانات ولا تصل إلى أحد.',
    },
    given: 'تُرسل الرسائل عبر خادم البريد المحدَّد في متغيرات البيئة.',
    ownersOnly: 'لا يغيّر هذا إلا المالك.',
    useServer: 'إرسال الرسائل عبر خادم بريد',
    server: 'خادم البريد',
    port: 'المنفذ (587، أو 465 لاتصال TLS من البداية)',
    user: 'الحساب',
    password: 'كلمة مرور الحساب',
    passwordKept: 'محفوظة. اتركوا الحقل فارغًا لإبقائها.',
    showPassword: 'إظهار كلمة المرور',
    lockedHere: 'محدَّد في متغيرات البيئة ولا يمكن تغييره هنا.',
  },
};
