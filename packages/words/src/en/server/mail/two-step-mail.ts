import type { LetterTexts } from '../../../letter-texts.ts';

/** Letters about the second step of signing in. */
export type TwoStepLetter = 'twoStepOn' | 'twoStepOff' | 'recoveryCodeUsed';

/** Words of those letters. */
export type TwoStepMailTexts = Record<TwoStepLetter, LetterTexts>;

/** Words of those letters. */
export const twoStepMail: TwoStepMailTexts = {
  twoStepOn: {
    subject: 'Two-step sign-in was turned on',
    paragraphs: [
      'From now on, signing in to your questions.creator account also takes a code from your authenticator app. Every other device was signed out.',
      'Keep the recovery codes in a safe place: they are the way in if the phone is lost.',
      'If it wasn’t you, change your password right away and contact the admin.',
    ],
  },
  twoStepOff: {
    subject: 'Two-step sign-in was turned off',
    paragraphs: [
      'From now on, signing in to your questions.creator account takes only the password.',
      'If it wasn’t you, change your password right away and contact the admin.',
    ],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    paragraphs: [
      'One of your questions.creator recovery codes was used just now instead of a code from your authenticator app. It will not work again.',
      'If it wasn’t you, change your password right away and create new recovery codes in your user settings.',
    ],
  },
};
