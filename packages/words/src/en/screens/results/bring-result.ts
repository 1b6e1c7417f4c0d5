import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of bringing the result of a run without internet. */
export const bringResult = {
  button: 'Bring a result',
  title: 'Bring the result of a run without internet',
  text: 'A game that was run without internet leaves its result in the browser there, or in a file. It is kept here once for its license.',
  choose: 'Choose the result file',
  foreign: 'This file is not the result of a run without internet.',
  found: (when: string, players: number) =>
    plural(players, {
      zero: `A run of ${isolate(when)} without players`,
      one: `A run of ${isolate(when)} with 1 player`,
      other: `A run of ${isolate(when)} with ${players} players`,
    }),
  keep: 'Keep this result',
  kept: 'The result is in your list now.',
  wasHere: 'This result was already in your list. It is counted once.',
  open: 'See the result',
};

/** The same in each language. */
export type BringTexts = typeof bringResult;
