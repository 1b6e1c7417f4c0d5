import type { LetterTexts, LinkTexts } from '../../../letter-texts.ts';

/** Letters that an admin's act sends: an account was opened for somebody, a link for a new password. */
export type OpenedLetter = 'accountOpened' | 'passwordLink';

/** Words of those letters. */
export type OpenedMailTexts = { letters: Record<OpenedLetter, LetterTexts>; link: Record<OpenedLetter, LinkTexts> };

/** Words of those letters. */
export const openedMail: OpenedMailTexts = {
  letters: {
    accountOpened: {
      subject: 'An account was opened for you at questions.creator',
      paragraphs: [
        'An account was opened for you at questions.creator: the place to build quiz games and run them in front of an audience.',
        'All that is left is to set a password. The {way} works for one week and only once. After that, sign in with this address and the password you chose.',
        'If the {way} no longer works, choose “Forgot your password?” on the sign-in page and we’ll send a new one.',
      ],
    },
    passwordLink: {
      subject: 'Set your questions.creator password',
      paragraphs: [
        'An admin sent you a {way} to set a new password. The {way} works for one day and only once.',
        'If you didn’t expect it, you can ignore this email: your password hasn’t changed.',
      ],
    },
  },
  link: {
    accountOpened: {
      words: 'Set a password',
      code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
    },
    passwordLink: {
      words: 'Set a new password',
      code: 'On the sign-in page choose “Forgot your password?”, then “I have a code”, and copy this code there:',
    },
  },
};
