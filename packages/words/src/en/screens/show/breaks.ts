import { plural } from '../../grammar.ts';

/** What a break says on the projected screen and on phones, in the language of the game. */
export const breaks = {
  shortBreak: 'A short break',
  backIn: 'Back in',
  backInMinutes: (n: number): string => plural(n, { one: 'Back in 1 minute', other: `Back in ${n} minutes` }),
  weGoOn: 'We go on',
  /** To who plays alone. */
  yourBreak: 'Take a break, and go on when you like',
};

export type BreakTexts = typeof breaks;
