/** Words of confirmEmail. */
export const confirmEmail = {
  title: 'Confirm the address',
  lead: 'Confirm that this mailbox is yours.',
  confirm: 'Confirm the address',
  done: 'The address is confirmed.',
  whose: 'Is the account yours? Type its password. If you didn’t open it, take it over: set a password of your own.',
  accountPassword: 'Password of the account',
  notMine: 'I didn’t open this account',
  takeOverTitle: 'Take over the account',
  takeOverLead:
    'Set a password of your own. Whoever opened the account is signed out, and the password and two-step sign-in they set no longer work.',
  tookOver:
    'The address is confirmed and the account is yours. Whoever opened it is signed out, and their password and two-step sign-in no longer work. You can sign in with your new password.',
  back: 'Back',
};

/** Texts of proving an address. */
export type ConfirmTexts = typeof confirmEmail;
