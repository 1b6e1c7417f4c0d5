import { isolate } from '../../../isolate.ts';

/** Words of session. */
export const session = {
  loginTitle: 'Welcome back',
  /** To somebody who has never signed in here. */
  firstTitle: 'Welcome',
  product: {
    title: 'Quizzes that everyone plays together',
    build: 'Build a game of questions, images and video in minutes.',
    play: 'Everyone answers on their own phone, with a code and nothing to install.',
    keep: 'See the results at once, and keep a report of every run.',
  },
  loginLead: 'Sign in to build games and run them live.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show the password',
  signIn: 'Sign in',
  tooManyTries:
    'If these tries weren’t yours, someone is guessing your password. You can still sign in from a browser you’ve used before. Here, use “Forgot your password?”.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  openAccount: 'Create an account',
  joinGame: 'Want to play? Join with a game code',
  registerTitle: 'Create an account',
  registerLead: 'It takes a minute. Then build your first game.',
  letterSentTitle: 'Check your inbox',
  letterSent: (email: string) =>
    `We sent an email to ${isolate(email)} that says how to go on. Nothing there? Check your spam folder, and whether the address is right.`,
  notOpenedTitle: 'No account was opened',
  notOpened: (email: string) =>
    `There may already be an account for ${isolate(email)}. If it’s yours, sign in. If you can’t, contact the admin.`,
  otherAddress: 'Use another address',
  haveAccount: 'Already have an account?',
  name: 'Name',
  contactEmail: 'Contact email',
  contactEmailHint: 'Where we can reach you about your games',
  phone: 'Phone',
  country: 'Country',
  noCountry: 'Not chosen',
  currency: 'Currency',
  currencies: { default: 'Default', USD: 'US dollar (USD)', EUR: 'Euro (EUR)', ILS: 'Shekel (ILS)' },
  language: 'Language',
  address: 'Address',
  optional: 'More details (optional)',
  passwordHint: 'At least 6 characters',
  strength: { weak: 'Weak password', fair: 'Fair password', strong: 'Strong password' },
  createAccount: 'Create account',
  settingsTitle: 'User settings',
  settingsLead: 'Your details and how we reach you.',
  personal: 'Personal details',
  preferences: 'Preferences',
  languageHint: 'The language of the screens and of messages to you',
  emailNotifications: 'Email me notifications',
  save: 'Save changes',
  profile: 'Your account',
  credits: 'Credits left',
  institution: 'Institution',
  creditsOfInstitution: 'Your institution pays for your runs.',
  noInstitution: 'Part of a school or company?',
  lastLogin: 'Last sign-in',
  memberSince: 'Member since',
  remotesOff: 'Clicker games aren’t available for this account.',
};

/** Texts of signing in and of the own account. */
export type Texts = typeof session;
