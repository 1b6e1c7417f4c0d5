import type { LetterTexts, LinkTexts } from '../../../letter-texts.ts';
import type { ConfirmLetter } from './confirm-mail.ts';
import type { OpenedLetter } from './opened-mail.ts';
import type { TwoStepLetter } from './two-step-mail.ts';
import { twoStepMail } from './two-step-mail.ts';
import { openedMail } from './opened-mail.ts';
import { confirmMail } from './confirm-mail.ts';

/** Words of the letters. `{name}` is the person, `{newEmail}` an address. */
export interface AccountMailTexts {
  greeting: string;
  letters: Record<AccountLetter, LetterTexts>;
  link: Record<LinkedLetter, LinkTexts>;
  /** What the sentences with `{way}` speak of: what the letter carries. */
  way: Record<'link' | 'code', string>;
  why: string;
}

/** The letters about an account. */
export type AccountLetter = CareLetter | ConfirmLetter | OpenedLetter | TwoStepLetter;

export type CareLetter = 'reset' | 'passwordChanged' | 'confirmEmail' | 'addressInUse' | 'emailAsked' | 'emailChanged';

/** Those that carry a link. */
export type LinkedLetter = 'reset' | 'confirmEmail' | ConfirmLetter | OpenedLetter;

/** Words of accountMail. */
export const accountMail: AccountMailTexts = {
  greeting: 'Hello {name},',
  letters: {
    ...twoStepMail,
    ...openedMail.letters,
    ...confirmMail.letters,
    reset: {
      subject: 'A new password for questions.creator',
      paragraphs: [
        'Someone asked for a new password for your account. The {way} works for one hour and only once.',
        'If it wasn’t you, you can ignore this email: your password hasn’t changed.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your questions.creator account was changed just now, and every other device was signed out.',
        'If it wasn’t you, open the sign-in page, choose “Forgot your password?” and set a new one.',
      ],
    },
    confirmEmail: {
      subject: 'Confirm your new address',
      paragraphs: [
        'This is the new address you asked for on your questions.creator account. It changes only after you confirm it. The {way} works for one hour and only once.',
        'If it wasn’t you, you can ignore this email.',
      ],
    },
    addressInUse: {
      subject: 'This address already has an account',
      paragraphs: [
        'Someone asked to move a questions.creator account to this address, but it already has an account. Nothing has changed.',
        'If it was you: sign in with this address, or choose another one.',
      ],
    },
    emailAsked: {
      subject: 'Someone asked to change your account’s address',
      paragraphs: [
        'Someone asked to move your questions.creator account to the address {newEmail}. That happens only after it’s confirmed from the new address.',
        'If it wasn’t you, open your user settings and change your password right away: that cancels the request.',
      ],
    },
    emailChanged: {
      subject: 'Your account’s address was changed',
      paragraphs: [
        'Your questions.creator account has moved to the address {newEmail}. From now on, sign in with that address.',
        'If it wasn’t you, contact the admin right away.',
      ],
    },
  },
  link: {
    ...openedMail.link,
    ...confirmMail.link,
    reset: {
      words: 'Set a new password',
      code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
    },
    confirmEmail: {
      words: 'Confirm the address',
      code: 'In your user settings choose “Change address”, then “I have a code”, and copy this code there:',
    },
  },
  way: { link: 'link', code: 'code' },
  why: 'This message is about something that happened to the account, so it is sent even if notifications are off.',
};
