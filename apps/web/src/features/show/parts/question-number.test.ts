import { expect, it } from 'vitest';
import { questionNumber } from './question-number.ts';

it('counts questions only', () => {
  const room = { slideCount: 6, mediaSlides: [0, 3] };
  expect([0, 1, 2, 3, 4, 5].map((slide) => questionNumber(room, slide))).toEqual([
    null,
    { number: 1, of: 4 },
    { number: 2, of: 4 },
    null,
    { number: 3, of: 4 },
    { number: 4, of: 4 },
  ]);
});
