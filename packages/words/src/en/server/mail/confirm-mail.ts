import type { LetterTexts, LinkTexts } from '../../../letter-texts.ts';

export interface ConfirmMailTexts {
  letters: Record<ConfirmLetter, LetterTexts>;
  link: Record<ConfirmLetter, LinkTexts>;
}

/** Letters about whether an address is the person's. */
export type ConfirmLetter =
  | 'confirmAddress'
  | 'confirmContact'
  | 'addressCorrected'
  | 'registeredAgain'
  | 'registeredFirst'
  | 'resetFirst';

const passwordEn: LinkTexts = {
  words: 'Set a password',
  code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
};

const confirmEn: LinkTexts = {
  words: 'Confirm the address',
  code: 'In your user settings choose “Confirm the address”, then “I have a code”, and copy this code there:',
};

/** Words of those letters. */
export const confirmMail: ConfirmMailTexts = {
  letters: {
    confirmAddress: {
      subject: 'Confirm your email address',
      paragraphs: [
        'A questions.creator account was opened with this email address.',
        'If you opened it, confirm the address: games that others share with you wait for it. The {way} works for one week and only once.',
        'If you didn’t open it, you don’t have to do anything. You can also take the account over: on the page that opens, choose “I didn’t open this account” and set a password of your own. Whoever opened it is signed out and can’t sign in again.',
      ],
    },
    confirmContact: {
      subject: 'Confirm your contact address',
      paragraphs: [
        'This address was given as the contact address of a questions.creator account, for messages about games. They come here only once you confirm it. The {way} works for one week and only once.',
        'If it wasn’t you, you don’t have to do anything.',
      ],
    },
    addressCorrected: {
      subject: 'The email address of your account was corrected',
      paragraphs: [
        'An admin corrected the address of your questions.creator account, and this is the new one. From now on you sign in with it, with the same password.',
        'All that is left is to confirm that the address is yours. The {way} works for one week and only once.',
        'If you have no such account, you don’t have to do anything.',
      ],
    },
    registeredAgain: {
      subject: 'You already have an account',
      paragraphs: [
        'Someone asked to open a questions.creator account with this address, but it already has one. Nothing has changed.',
        'If it was you, sign in with this address. If you’ve forgotten the password, set a new one: the {way} works for one hour and only once.',
      ],
    },
    registeredFirst: {
      subject: 'The account of this address is waiting for you',
      paragraphs: [
        'Someone asked to open a questions.creator account with this address. One was opened before, but the address was never confirmed.',
        'Is the address yours? Set a password of your own, and so is the account: whoever opened it is signed out, and the password and two-step sign-in they set no longer work. The {way} works for one hour and only once.',
      ],
    },
    resetFirst: {
      subject: 'A new password for questions.creator',
      paragraphs: [
        'Someone asked for a new password for the account of this address. The {way} works for one hour and only once.',
        'The address was never confirmed, and the new password confirms it: whoever is signed in to the account is signed out, and its password and two-step sign-in no longer work.',
        'If it wasn’t you, you don’t have to do anything: the password hasn’t changed.',
      ],
    },
  },
  link: {
    confirmAddress: confirmEn,
    confirmContact: confirmEn,
    addressCorrected: confirmEn,
    registeredAgain: passwordEn,
    registeredFirst: passwordEn,
    resetFirst: passwordEn,
  },
};
