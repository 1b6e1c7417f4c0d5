/** Words that stand in for a part of a player’s screen until it has loaded. */
export const frame = {
  moment: 'One moment…',
  partMissing: 'This part didn’t load. Check the connection',
  tryAgain: 'Try again',
};

export type FrameTexts = typeof frame;
