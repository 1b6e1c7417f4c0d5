import type { Language } from '@qc/contract';

/** The message by which an admin sees that mail goes out. */
export const testMailTexts: Record<Language, { subject: string; body: string; small: string }> = {
  he: {
    subject: 'הודעת ניסיון מ־questions.creator',
    body: 'ההודעה הזו נשלחה ממסך ההגדרות. אם היא הגיעה, הדוא״ל של המערכת פועל כראוי.',
    small: 'אין צורך להשיב.',
  },
  ar: {
    subject: 'رسالة تجريبية من questions.creator',
    body: 'أُرسلت هذه الرسالة من شاشة الإعدادات. إذا وصلت إليكم فإن بريد النظام يُرسَل كما ينبغي.',
    small: 'لا حاجة إلى الرد.',
  },
  en: {
    subject: 'Test email from questions.creator',
    body: 'This test email was sent from the settings screen. If you got it, email works.',
    small: 'No need to reply.',
  },
};
