import type { OwnerLinkTexts } from '../../../en/screens/guest/owner-link.ts';

export const ownerLink: OwnerLinkTexts = {
  title: 'ברוכים הבאים',
  text: 'הקישור הזה מחבר את הבעלים של המערכת, פעם אחת. הוא תקף ל־24 שעות.',
  enter: 'התחברות כבעלים',
  over: 'הקישור כבר נוצל או שפג תוקפו. הפעלה מחדש של השרת נותנת קישור חדש.',
  again: 'ההתחברות לא הושלמה. הקישור עדיין תקף: נסו שוב.',
  byPassword: 'התחברות בסיסמה',
};
