import type { TestMailTexts } from '../../../en/server/mail/test-mail.ts';

export const testMail: TestMailTexts = {
  subject: 'הודעת ניסיון מ־questions.creator',
  body: 'ההודעה הזו נשלחה ממסך ההגדרות. אם היא הגיעה, הדוא״ל של המערכת פועל כראוי.',
  small: 'אין צורך להשיב.',
};
