/** The message by which an admin sees that mail goes out. */
export type TestMailTexts = { subject: string; body: string; small: string };

/** The message by which an admin sees that mail goes out. */
export const testMail: TestMailTexts = {
  subject: 'Test email from questions.creator',
  body: 'This test email was sent from the settings screen. If you got it, email works.',
  small: 'No need to reply.',
};
