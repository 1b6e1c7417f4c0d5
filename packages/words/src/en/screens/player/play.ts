/** Words of play. */
export const play = {
  title: 'Join the game',
  code: 'Game code',
  codeHint: 'Six digits, shown on the big screen',
  codeProblem: 'A game code has 6 digits. An assignment code has 12 letters and digits',
  enter: 'Enter',
  name: 'Nickname',
  nameHint: 'This is how you appear on the big screen',
  nameProblem: 'Please enter a nickname',
  nameLong: 'At most 40 characters',
  phone: 'Phone number',
  phoneHint: 'Only the owner of the game sees it',
  phoneProblem: 'Please enter a phone number',
  consentProblem: 'You can join after agreeing to the rules',
  join: 'Join',
  joining: 'Joining…',
  otherCode: 'Another code',
  playHere: 'Play here',
  ended: 'This game has ended',
  suggest: 'Suggest a name',
  drawnHint: 'Names are random in this game. Tap the dice for another',
  missed: 'Your last answer came too late',
  teamNeeded: 'Choose a team',
  closed: 'This assignment is closed. Answers are no longer accepted',
  noAssignment: 'This link doesn’t exist, or the assignment is closed',
  patternWrong: 'Those weren’t the shapes. Look at the big screen and tap again',
  tooManyTries: 'Too many wrong tries. Wait a minute, then join again',
  placeKept: 'No connection. We keep trying, and your place is kept',
};

/** Words of the player's page around the game. */
export type PlayTexts = typeof play;
