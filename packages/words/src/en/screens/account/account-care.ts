import { plural } from '../../grammar.ts';

/** Words of accountCare. */
export const accountCare = {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter the email address you sign in with, and we’ll send you a link or a code for a new password.',
  email: 'Email',
  sendLink: 'Send email',
  sentTitle: 'Check your inbox',
  sentText:
    'If there’s an account with this address, an email with a link or a code is on its way. It works for one hour. Nothing there? Check your spam folder too.',
  haveCode: 'I have a code',
  backToLogin: 'Back to sign-in',
  resetTitle: 'A new password',
  resetLead: 'Choose a new password. All devices that are signed in now will be signed out.',
  code: 'Code from the email',
  codeHint: 'Copy it exactly as it appears',
  newPassword: 'New password',
  setPassword: 'Set password',
  resetDone: 'Your new password is set. You can sign in with it now.',
  signIn: 'Sign in',
  askAgain: 'Get a new link or code',
  goOn: 'Continue',
  security: 'Sign-in',
  emailNow: 'You sign in with',
  changeEmail: 'Change address',
  newEmail: 'New email address',
  newEmailHint:
    'We’ll send a link or a code there. The address changes only once you use it. We’ll also let the current address know.',
  currentPassword: 'Current password',
  emailSent:
    'An email with a link or a code is on its way to the new address. Until you use it, everything stays as it is.',
  changePassword: 'Change password',
  changePasswordHint: 'Every other device that is signed in will be signed out.',
  noPasswordHint: 'No password yet because you used a sign-in link? Leave this empty.',
  staffPasswordHint: 'At least 8 characters',
  passwordDueTitle: 'A stronger password first',
  passwordDue:
    'Your account now has extended permissions, and its password is too weak for that. Choose another one, and everything else opens right after.',
  passwordChanged: 'The password was changed',
  showPassword: 'Show the password',
  sessions: 'Where you are signed in',
  thisOne: 'This device',
  lastSeen: (when: string) => `Last used ${when}`,
  since: (when: string) => `Signed in ${when}`,
  signOut: 'Sign out',
  signOutOf: (where: string) => `Sign out: ${where}`,
  signedOut: 'That device was signed out',
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereText:
    'Every device is signed out within seconds, including this one. Links that were emailed to you stop working.',
  otherBrowser: 'Another browser',
  otherDevice: 'Another device',
  proofTitle: 'Confirm that it’s you',
  proofLead: 'You last entered your password a while ago. Enter it again to sign out devices.',
  ownData: 'Your data',
  exportText:
    'One file with everything we keep about you: account, sign-ins and institution, games, questions, list of media, results, assignments and shares, orders, receipts, credits and their use, your requests, and what the audit log says about your account. Media files are downloaded from the gallery. Passwords and codes are not in it.',
  exportData: 'Download my data',
  rememberedRemotes: 'Which clicker is whose, for the next game',
  deleteTitle: 'Delete account',
  deleteLead: 'This can’t be undone. What happens right away:',
  deleteFacts: [
    'Your details, games, questions, media files and sessions are deleted.',
    'Credits that are left are lost.',
    'Your results are deleted, with the names and answers of the players. Open rooms and assignments are closed.',
    'Games you share for editing disappear for the others too. Copies you gave stay with the people who have them, with their images.',
    'Templates and library questions published for everyone stay, without your name.',
  ],
  exportFirst: 'Want to keep something? Download your data first.',
  deleteAccount: 'Delete my account',
  deleteForGood: 'Delete for good',
  creditsLost: (n: number) => plural(n, { one: '1 credit will be lost', other: `${n} credits will be lost` }),
  askRefund: (amount: string) =>
    `You have paid ${amount} so far. To get money back for unused credits, ask before you delete the account:`,
  noWayBack: 'They can’t be moved to another account or restored.',
  deleteAsk: 'Enter your password to confirm that it is you.',
  deleted: 'Your account has been deleted',
};

/** Texts of lost passwords, addresses, sessions and of leaving. */
export type CareTexts = typeof accountCare;
