import { plural, showNumber } from '../../grammar.ts';

/** The same in each language. */
export const counts = {
  players: (n: number) => plural(n, { one: '1 player', other: `${n} players` }),
  credits: (n: number) => plural(n, { one: '1 credit', other: `${showNumber(n)} credits` }),
};

/** Numbers of players and of credits. */
export type CountTexts = typeof counts;
