import type { Language, QuestionView } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, sampleQuestion } from '../sample-kind.ts';

const asked = (language: Language): QuestionView =>
  sampleQuestion('typed', contentOf(language).sample.typed, [], { script: language });

const said = (language: Language, at: number): string => contentOf(language).sample.typedSaid[at] ?? '';

/** Several spellings are right, and several were said. */
export const typed: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => ({ typed: asked(language) }),
  correct: () => [],
  solution: (language) => [...contentOf(language).sample.typedAnswers],
  said: (language) =>
    contentOf(language).sample.typedSaid.map((text, at) => ({
      text,
      count: [11, 4, 2, 1, 1, 1][at] ?? 1,
      correct: at === 0 || at === 2,
    })),
  response: (wrong, language) => ({ type: 'typed', text: said(language, wrong ? 1 : 0) }),
  review: (language) => [
    {
      asked: asked(language),
      response: { type: 'typed', text: said(language, 1) },
      correct: false,
      points: 0,
      right: [],
      solution: [...contentOf(language).sample.typedAnswers],
    },
  ],
};
