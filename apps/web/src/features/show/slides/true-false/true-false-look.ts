import type { AnswerLook } from '../answer-look.ts';

/** True is blue and false is red: beside "false", red says what it means. The game's language has the words. */
export const trueFalse: AnswerLook = {
  sign: (index) => [1, 0][index] ?? index,
  word: (index) => (index === 0 ? 'true' : 'false'),
};
