/** Words that the presenter and the player screens share, in the language of the game. */
export const show = {
  true: 'True',
  false: 'False',
  secondsLeft: (n: number): string => (n === 1 ? '1 second left' : `${n} seconds left`),
  /** The unit behind a number of points. */
  points: (n: number): string => (Math.abs(n) === 1 ? 'point' : 'points'),
  /** Where a question’s points count more than once. */
  timesPoints: { 2: 'Double points', 3: 'Triple points' },
  explanation: 'Explanation',
  place: 'Place',
  rightAnswer: 'Correct answer',
  /** No line ends between the two numbers. */
  knewIt: (right: number, of: number): string =>
    right === 0 ? 'Nobody knew it this time' : `${right}\u00A0of\u00A0${of} knew it`,
  up: 'Up',
  down: 'Down',
  streak: 'In a row:',
  winners: 'The winners',
};

export type ShowTexts = typeof show;
