import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, sampleQuestion, type SampleKind } from '../sample-kind.ts';

/** A question for whoever presses first. */
export const buzzer: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => ({ buzzer: sampleQuestion('buzzer', contentOf(language).sample.buzzer) }),
  correct: () => [],
  solution: (language) => [contentOf(language).sample.buzzerAnswer],
  response: (wrong) => ({ type: 'buzzer', verdict: wrong ? 'wrong' : 'right' }),
};
