import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, sampleQuestion } from '../sample-kind.ts';

const asked = (text: string) => sampleQuestion('trueFalse', text, ['', '']);

/** True is right, and was missed. */
export const trueFalse: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => ({ trueFalse: asked(contentOf(language).sample.trueFalse) }),
  correct: () => [0],
  response: (wrong) => ({ type: 'trueFalse', picks: [wrong ? 1 : 0] }),
  review: (language) => [
    { asked: asked(contentOf(language).sample.trueFalse), response: null, correct: false, points: 0 },
  ],
};
