import { plural } from '../../grammar.ts';

/** Words of the presses that open the next room for the people of a run. */
export const runAgain = {
  title: 'What next?',
  samePeople: 'Play again with the same people',
  anotherGame: 'Another game with the same people',
  runAgain: 'Run again in a new room',
  search: 'Search your games',
  noOther: 'You have no other game yet',
  noneFound: 'No game has these words in its name',
  slides: (n: number) => plural(n, { one: '1 slide', other: `${n} slides` }),
  unfinished: 'Cannot be run yet',
  playThis: 'Play it with these people',
};

/** The same in each language. */
export type RunAgainTexts = typeof runAgain;
