import { plural } from '../../grammar.ts';

/** Words of adminMail. */
export const adminMail = {
  title: 'Undelivered emails',
  lead: 'Emails that have reached nobody yet, with the mail server’s own words. Links in emails expire: if it took long, send a new one from the person’s menu.',
  which: 'Emails shown',
  all: 'All',
  failed: 'Refused',
  isFailed: 'Refused',
  waiting: 'In queue',
  search: 'Search by email address',
  count: (n: number) => plural(n, { one: '1 email', other: `${n} emails` }),
  none: 'Everything was delivered',
  noneText: 'Emails the mail server refuses stay here until you send them again or remove them.',
  recipient: 'To',
  subject: 'Email',
  reason: 'Reason',
  noTry: 'Not tried yet',
  tries: (n: number) => plural(n, { one: '1 attempt', other: `${n} attempts` }),
  nextTry: (when: string) => `Next attempt ${when}`,
  since: 'Written',
  sendAgain: 'Send again',
  sendAgainTo: (address: string) => `Send the email to ${address} again`,
  sendAllAgain: 'Send all of this page again',
  queued: (n: number) => plural(n, { one: 'The email is on its way', other: `${n} emails are on their way` }),
  underWay: 'Already being sent',
  remove: 'Remove',
  removeOf: (address: string) => `Remove the email to ${address}`,
  removeTitle: (address: string) => `Remove the email to ${address}?`,
  removeText: 'It will not be sent. Whoever it was for hears nothing of it.',
  removed: 'Email removed',
};

/** Texts of the screen of undelivered emails. */
export type Texts = typeof adminMail;
