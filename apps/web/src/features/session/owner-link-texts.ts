import type { Dictionary } from '#platform/i18n';

interface OwnerLinkTexts {
  title: string;
  text: string;
  enter: string;
  /** Used already, or too old. */
  over: string;
  /** Did not reach the server, or was not answered: the link is still good. */
  again: string;
  byPassword: string;
}

/** Words for whoever comes by the link that the server prints for its owner. */
export const ownerLinkTexts: Dictionary<OwnerLinkTexts> = {
  en: {
    title: 'Welcome',
    text: 'This link signs the owner of this site in, once. It works for 24 hours.',
    enter: 'Sign in as the owner',
    over: 'This link was already used or has expired. Restart the server to get a new one.',
    again: 'You weren’t signed in. The link still works: try again.',
    byPassword: 'Sign in with a password',
  },
  he: {
    title: 'ברוכים הבאים',
    text: 'הקישור הזה מחבר את הבעלים של המערכת, פעם אחת. הוא תקף ל־24 שעות.',
    enter: 'התחברות כבעלים',
    over: 'הקישור כבר נוצל או שפג תוקפו. הפעלה מחדש של השרת נותנת קישור חדש.',
    again: 'ההתחברות לא הושלמה. הקישור עדיין תקף: נסו שוב.',
    byPassword: 'התחברות בסיסמה',
  },
  ar: {
    title: 'أهلًا بكم',
    text: 'هذا الرابط يسجّل دخول مالك النظام مرة واحدة. يعمل لمدة 24 ساعة.',
    enter: 'تسجيل الدخول كمالك',
    over: 'استُخدم هذا الرابط أو انتهت صلاحيته. إعادة تشغيل الخادم تعطي رابطًا جديدًا.',
    again: 'لم يتم تسجيل الدخول. الرابط ما زال صالحًا: حاولوا مرة أخرى.',
    byPassword: 'تسجيل الدخول بكلمة مرور',
  },
};
