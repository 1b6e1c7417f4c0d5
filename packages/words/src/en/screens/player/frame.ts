/** Words around a player's screen, the only ones of it that are there before the rest has loaded. */
export const frame = {
  score: 'Score',
  pausedLong: 'A short break. We’ll be back in a moment',
  goesOn: 'The game goes on',
  moment: 'One moment…',
  partMissing: 'This part didn’t load. Check the connection',
  tryAgain: 'Try again',
};

export type FrameTexts = typeof frame;
