/** The same in each language. */
export const runAgain = { runAgain: 'Run again' };

/** Words of the press that opens the next room for the same game. */
export type RunAgainTexts = typeof runAgain;
