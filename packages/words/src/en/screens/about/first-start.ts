export interface FirstStartTexts {
  accountTitle: string;
  accountLead: string;
  name: string;
  email: string;
  emailHint: string;
  password: string;
  passwordHint: string;
  showPassword: string;
  continue: string;
  step: (n: number) => string;
  houseTitle: string;
  houseLead: string;
  kind: string;
  free: string;
  freeHint: string;
  paid: string;
  paidHint: string;
  currency: string;
  currencies: Record<'default' | 'USD' | 'EUR' | 'ILS', string>;
  contact: string;
  contactHint: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  address: string;
  addressHint: string;
  onlyHere: string;
  letters: string;
  lettersHint: string;
  useServer: string;
  server: string;
  port: string;
  portHint: string;
  user: string;
  mailPassword: string;
  passwordKept: string;
  sender: string;
  senderHint: string;
  locked: string;
  sendTest: string;
  testSent: string;
  testFailed: (answer: string) => string;
  finish: string;
  later: string;
}

/** Words of the first questions that a new house asks its owner. */
export const firstStart: FirstStartTexts = {
  accountTitle: 'Who are you?',
  accountLead: 'From now on you sign in with this address and password.',
  name: 'Name',
  email: 'Email address',
  emailHint: 'Orders, requests and links for a new password arrive here.',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show the password',
  continue: 'Continue',
  step: (n) => `Step ${n} of 2`,
  houseTitle: 'What is this site for?',
  houseLead: 'Everything can be changed later in the settings.',
  kind: 'Who pays for runs?',
  free: 'A school or a club',
  freeHint: 'Runs are free for everyone, and there are no credits.',
  paid: 'A service with credits',
  paidHint: 'Each run costs credits. New accounts get a few, and you grant or sell more.',
  currency: 'Currency of prices',
  currencies: { default: 'By each person’s country', USD: 'US dollar', EUR: 'Euro', ILS: 'Israeli shekel' },
  contact: 'Whom do people ask?',
  contactHint: 'Shown to people who need credits or help.',
  contactName: 'Name to show',
  contactEmail: 'Email to show',
  contactPhone: 'Phone to show',
  address: 'Address of this site',
  addressHint: 'What people type in a browser. Links in emails and join codes lead here.',
  onlyHere: 'This address works on this computer only. Players’ phones need an address they can reach.',
  letters: 'Emails',
  lettersHint: 'Without a mail server, emails stay as files in the data folder and reach nobody.',
  useServer: 'Send emails through a mail server',
  server: 'Mail server',
  port: 'Port',
  portHint: '587, or 465 for TLS from the start',
  user: 'Account',
  mailPassword: 'Account password',
  passwordKept: 'Stored. Leave empty to keep it.',
  sender: 'Sender',
  senderHint: 'Most mail servers accept only an address of their own.',
  locked: 'Set by the environment. It can’t be changed here.',
  sendTest: 'Save and send me a test email',
  testSent: 'The mail server accepted the email. Look in your mailbox.',
  testFailed: (answer) => `The email wasn’t sent. The mail server said: ${answer}`,
  finish: 'Finish',
  later: 'Later',
};
