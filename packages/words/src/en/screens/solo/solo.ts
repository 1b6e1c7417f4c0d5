/** Words of solo. */
export const solo = {
  start: 'Start',
  goOn: 'Continue',
  giveUp: 'I don’t know',
  again: 'Play again',
  player: 'You',
  questions: (n: number) => (n === 1 ? '1 slide' : `${n} slides`),
  over: 'The end',
  points: (n: number): string => (Math.abs(n) === 1 ? 'point' : 'points'),
  right: (right: number, all: number) => `${right} of ${all} correct`,
  yourAnswers: 'Your answers',
  noAnswer: 'No answer',
  rightAnswer: 'Correct answer',
  picture: 'Picture',
  correct: 'Correct',
  partly: 'Partly correct',
  wrong: 'Wrong',
  offline: 'This needs an internet connection.',
};

export type Texts = typeof solo;
