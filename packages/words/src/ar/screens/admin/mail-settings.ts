import type { MailTexts } from '../../../en/screens/admin/mail-settings.ts';

export const mailSettings: MailTexts = {
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
};
