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
      smtp: 'Emails go out by the mail server named here.',
      files: 'No mail server is set: emails stay as files in the data folder and reach nobody.',
    },
    given: 'Emails go out by the mail server that the environment names.',
    ownersOnly: 'Only owners change this.',
    useServer: 'Send emails through a mail server',
    server: 'Mail server',
    port: 'Port (587, or 465 for TLS from the start)',
    user: 'Account',
    password: 'Account password',
    passwordKept: 'Stored. Leave empty to keep it.',
    showPassword: 'Show the password',
    lockedHere: 'Set by the environment, cannot be changed here.',
  },
  he: {
    ways: {
      smtp: 'הודעות הדוא״ל יוצאות דרך שרת הדואר שרשום כאן.',
      files: 'לא הוגדר שרת דואר: ההודעות נשארות כקבצים בתיקיית הנתונים ואינן מגיעות לאיש.',
    },
    given: 'הודעות הדוא״ל יוצאות דרך שרת הדואר שנקבע בסביבת השרת.',
    ownersOnly: 'רק הבעלים משנים זאת.',
    useServer: 'שליחת הודעות דרך שרת דואר',
    server: 'שרת דואר',
    port: 'פורט (587, או 465 ל־TLS מההתחלה)',
    user: 'חשבון',
    password: 'סיסמת החשבון',
    passwordKept: 'שמורה. השאירו ריק כדי לא לשנות.',
    showPassword: 'הצגת הסיסמה',
    lockedHere: 'נקבע בסביבת השרת, ואי אפשר לשנות כאן.',
  },
  ar: {
    ways: {
      smtp: 'تخرج الرسائل عبر خادم البريد المذكور هنا.',
      files: 'لم يُحدَّد خادم بريد: تبقى الرسائل ملفات في مجلد البيانات ولا تصل إلى أحد.',
    },
    given: 'تخرج الرسائل عبر خادم البريد المحدَّد في بيئة الخادم.',
    ownersOnly: 'المالك وحده يغيّر هذا.',
    useServer: 'إرسال الرسائل عبر خادم بريد',
    server: 'خادم البريد',
    port: 'المنفذ (587، أو 465 لاتصال TLS من البداية)',
    user: 'الحساب',
    password: 'كلمة مرور الحساب',
    passwordKept: 'محفوظة. اتركوا الحقل فارغًا لإبقائها.',
    showPassword: 'إظهار كلمة المرور',
    lockedHere: 'محدَّد في بيئة الخادم ولا يمكن تغييره هنا.',
  },
};
