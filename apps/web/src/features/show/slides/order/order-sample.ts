import type { Language, QuestionView, SlideResponse } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, sampleQuestion, withPictures } from '../sample-kind.ts';

const asked = (language: Language): QuestionView =>
  sampleQuestion('order', contentOf(language).sample.order, contentOf(language).sample.orderAnswers, {
    selection: 'multiple',
  });

const RIGHT = [2, 0, 4, 1, 3];
const response = (): SlideResponse => ({ type: 'order', sequence: [0, 2, 4, 1, 3] });

/** Five items, some of them put in their places. */
export const order: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => ({ order: asked(language), orderPictures: withPictures(asked(language)) }),
  correct: () => RIGHT,
  response,
  review: (language) => [
    { asked: asked(language), response: response(), correct: false, partly: true, points: 400, right: RIGHT },
  ],
};
