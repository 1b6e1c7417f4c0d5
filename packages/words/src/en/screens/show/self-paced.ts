/** Words of playing alone until a deadline, in the language of the game. */
export const selfPaced = {
  start: 'Start',
  next: 'Next',
  finish: 'Finish',
  going: 'One moment…',
  openUntil: 'Open until',
  slides: 'Slides',
  ownPace: 'Play at your own pace. Each question has its own time, and your place is kept if you leave.',
  progress: (n: number, total: number) => `${n} of ${total}`,
  finished: 'You have finished!',
  stopped: 'The assignment is closed',
  countsSoFar: 'The answers you sent by then count. You can close this page.',
  answersIn: 'Your answers are in. You can close this page.',
  rightLater: 'The correct answers will appear here once the assignment closes:',
};

export type SelfPacedTexts = typeof selfPaced;
