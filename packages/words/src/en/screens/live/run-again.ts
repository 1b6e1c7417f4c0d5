/** Words of the presses that open the next room for the same game. */
export const runAgain = { samePeople: 'Play again with the same people', runAgain: 'Run again in a new room' };

/** The same in each language. */
export type RunAgainTexts = typeof runAgain;
