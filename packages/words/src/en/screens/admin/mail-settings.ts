export interface MailTexts {
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
export const mailSettings: MailTexts = {
  ways: {
    smtp: 'Emails are sent through the mail server set here.',
    files: 'No mail server is set: emails stay as files in the data folder and reach nobody.',
  },
  given: 'Emails are sent through the mail server set by the environment.',
  ownersOnly: 'Only owners can change this.',
  useServer: 'Send emails through a mail server',
  server: 'Mail server',
  port: 'Port (587, or 465 for TLS from the start)',
  user: 'Account',
  password: 'Account password',
  passwordKept: 'Stored. Leave empty to keep it.',
  showPassword: 'Show the password',
  lockedHere: 'Set by the environment. It can’t be changed here.',
};
