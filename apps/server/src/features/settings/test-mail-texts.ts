import type { Language } from '@qc/contract';

/** The letter by which an admin sees that mail goes out. */
export const testMailTexts: Record<Language, { subject: string; body: string; small: string }> = {
  he: {
    subject: 'דואר ניסיון מ־questions.creator',
    body: 'המכתב הזה נשלח ממסך ההגדרות. אם הוא הגיע, הדואר של המערכת יוצא כראוי.',
    small: 'אין צורך להשיב.',
  },
  ar: {
    subject: 'رسالة تجريبية من questions.creator',
    body: 'أُرسلت هذه الرسالة من شاشة الإعدادات. إذا وصلت إليك فإن بريد النظام يُرسَل كما ينبغي.',
    small: 'لا حاجة إلى الرد.',
  },
  en: {
    subject: 'Test mail from questions.creator',
    body: 'This letter was sent from the settings screen. If it has reached you, the system’s mail goes out as it should.',
    small: 'There is no need to answer.',
  },
};
