import type { MailTexts } from '../../../en/screens/admin/mail-settings.ts';

export const mailSettings: MailTexts = {
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
};
