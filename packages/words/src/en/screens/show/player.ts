import { show } from './show.ts';

/** Words of the player's screen, in the language of the game. */
export const player = {
  ...show,
  score: 'Score',
  pausedLong: 'A short break. We’ll be back in a moment',
  goesOn: 'The game goes on',
  again: (players: number) => `Again? ${players} are staying`,
  otherFace: 'Tap for another face',
  youAreIn: 'You are in!',
  seeYourName: 'See your name on the big screen? You’re all set.',
  lookUp: 'Look at the big screen',
  getReady: 'Get ready!',
  answersSoon: 'Answers in a moment',
  slideOf: (n: number, total: number) => `Question ${n} of ${total}`,
  yourTeam: 'Your team',
  yourTime: 'Your time',
  timeUp: 'Time is up',
  scoreRule: 'How scoring works',
  chooseOne: 'Choose one answer',
  chooseSeveral: 'Choose all the correct answers, then send',
  chooseSeveralSurvey: 'Choose one or more, then send',
  send: 'Send answer',
  sending: 'Sending…',
  sent: 'Answer received',
  missedIt: 'Too late this time',
  startsIn: (n: number) => `Starts in ${n}`,
  answerNow: 'Answer now',
  buzzes: 'Vibration',
  haveAnswered: (answered: number, of: number) => `${answered} of ${of} have answered`,
  late: 'Your answer came too late',
  notTaken: 'Your answer wasn’t received. Try again',
  answersClosed: 'Answers are closed',
  noAnswer: 'No answer this time',
};

export type PlayerTexts = typeof player;
