import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of confirmAddress. */
export const confirmAddress = {
  unconfirmed: (email: string) => `${isolate(email)} isn’t confirmed yet.`,
  useMail: 'Open the email we sent there and use its link or code.',
  byHand: 'No emails go out from here: an admin can confirm the address.',
  waiting: (n: number) =>
    plural(n, {
      one: 'A game that was shared with you arrives once it is.',
      other: `${n} games that were shared with you arrive once it is.`,
    }),
  contact: (email: string) =>
    `${isolate(email)} isn’t confirmed yet. Until then, emails go to the address you sign in with.`,
  sendAgain: 'Send again',
  sent: 'A new email is on its way. Nothing there? Check your spam folder too.',
  correct: 'Correct the address',
};

/** Texts of an address that nobody has proved yet. */
export type Texts = typeof confirmAddress;
