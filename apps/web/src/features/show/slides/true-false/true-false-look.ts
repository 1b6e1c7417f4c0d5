import type { AnswerLook, AnswerSign } from '../answer-look.ts';

/** A green tick and a red cross: the marks tell them apart for every eye, the darker green for most that see no red. */
const SIGNS: readonly AnswerSign[] = [
  { colour: '#1B6B2A', path: 'M9.2 20.6 1.4 12.8 4.6 9.6 9.2 14.2 19.4 4 22.6 7.2Z' },
  {
    colour: '#D32F2F',
    path: 'M4.6 1.8 12 9.2 19.4 1.8 22.2 4.6 14.8 12 22.2 19.4 19.4 22.2 12 14.8 4.6 22.2 1.8 19.4 9.2 12 1.8 4.6Z',
  },
];

/** True is green and false is red. The game's language has the words. */
export const trueFalse: AnswerLook = {
  sign: (index) => SIGNS[index] ?? null,
  word: (index) => (index === 0 ? 'true' : 'false'),
};
