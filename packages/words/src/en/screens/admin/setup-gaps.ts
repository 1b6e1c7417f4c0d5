import { plural } from '../../grammar.ts';

export interface GapTexts {
  startTitle: string;
  startText: string;
  start: string;
  notNeeded: string;
  noAddress: string;
  noAddressText: string;
  useThis: (address: string) => string;
  askOwner: string;
  badSender: string;
  badSenderText: string;
  toSettings: string;
  failedMail: (n: number) => string;
  failedMailText: string;
  toMail: string;
}

/** Words about what the house was not told about itself. */
export const setupGaps: GapTexts = {
  startTitle: 'A few questions about this site',
  startText: 'Who pays for runs, whom people ask, and how emails go out. It takes less than a minute.',
  start: 'Answer now',
  notNeeded: 'Not needed',
  noAddress: 'The address of this site is not known',
  noAddressText: 'Emails cannot hold links, so nobody can be invited or added. Choose the address that people type.',
  useThis: (address) => `Use ${address}`,
  askOwner: 'The owner can set this right in the settings.',
  badSender: 'Emails are sent from an address that mail servers refuse',
  badSenderText: 'The sender ends with @localhost. Choose an address that belongs to your mail server.',
  toSettings: 'Open the settings',
  failedMail: (n) => plural(n, { one: '1 email was refused', other: `${n} emails were refused` }),
  failedMailText: 'The mail server will not deliver to these addresses. See why, send again or correct the address.',
  toMail: 'Show undelivered emails',
};
