import type { TestMailTexts } from '../../../en/server/mail/test-mail.ts';

export const testMail: TestMailTexts = {
  subject: 'رسالة تجريبية من questions.creator',
  body: 'أُرسلت هذه الرسالة من شاشة الإعدادات. إذا وصلت إليكم فإن بريد النظام يُرسَل كما ينبغي.',
  small: 'لا حاجة إلى الرد.',
};
