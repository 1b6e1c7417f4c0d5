import type { Language, QuestionView } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, sampleQuestion } from '../sample-kind.ts';

const asked = (language: Language): QuestionView =>
  sampleQuestion('number', contentOf(language).sample.number, [], { unit: contentOf(language).sample.unit });

const SAID = ['8850', '8900', '8600', '9000', '8000', '7500', '5000', '12000'];

/** A height with its unit, guessed in eight ways. */
export const number: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => ({ number: asked(language) }),
  correct: () => [],
  solution: (language) => [`8849 ${contentOf(language).sample.unit}`],
  said: () => SAID.map((text, at) => ({ text, count: [3, 1, 4, 6, 2, 1, 1, 1][at] ?? 1, correct: at === 0 })),
  response: (wrong) => ({ type: 'number', value: wrong ? 9000 : 8850 }),
  review: (language) => [
    {
      asked: asked(language),
      response: { type: 'number', value: 9000 },
      correct: false,
      points: 0,
      right: [],
      solution: number.solution(language),
    },
  ],
};
