/** The same in each language. */
export const press = {
  results: 'Show the results',
  resultsShown: 'Results shown',
  emptyTitle: 'Nobody is here yet. Start all the same?',
  emptyLate: 'Players can still join during the game.',
  emptyClosed: 'Late joining is off: nobody can join once the game has started.',
  startEmpty: 'Start anyway',
  winnersText: 'The winners can still be shown, by the points so far.',
  winnersNow: 'Show the winners now',
  endWithout: 'End without winners',
  black: 'Black screen',
  light: 'Show the screen again',
  isBlack: 'The big screen is black',
  blackKey: 'Black screen on or off',
  clicker: 'A presenter’s remote works too: here, and on the big screen. There only these keys do something:',
};

/** Words of presses that ask back, and of a presenter's remote. */
export type PressTexts = typeof press;
