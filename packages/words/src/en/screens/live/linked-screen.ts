/** Words of a big screen that is opened where nobody is signed in. */
export const linkedScreen = {
  title: 'Big screen of a game',
  ask: 'Enter the code from the host’s console',
  open: 'Open the screen',
  wrong: 'No game has this screen code. Ask the host for a new one.',
  incomplete: 'This link is not complete. Copy it again, or enter a code.',
  tooMany: 'Too many wrong codes. Wait a minute and try again.',
  closed: 'The host has closed this link',
  over: 'This game is over',
};

/** The same in each language. */
export type LinkedScreenTexts = typeof linkedScreen;
