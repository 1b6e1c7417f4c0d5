import type { Guess, Language, QuestionView } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, sampleQuestion } from '../sample-kind.ts';

const asked = (language: Language): QuestionView =>
  sampleQuestion('number', contentOf(language).sample.number, [], { unit: contentOf(language).sample.unit });

const SAID = ['8850', '8900', '8600', '9000', '8000', '7500', '5000', '12000'];

const FEW: readonly Guess[] = SAID.map((text, at) => ({
  value: Number(text),
  count: [3, 1, 4, 6, 2, 1, 1, 1][at] ?? 1,
})).sort((one, other) => one.value - other.value);

/** A full hall, with some far out at both ends. */
const CROWD: readonly Guess[] = [
  { value: -40, count: 2 },
  ...Array.from({ length: 60 }, (_, at) => ({ value: 6500 + at * 75, count: 1 + ((at * 7) % 11) })),
  { value: 88_888_888, count: 9 },
];

/** A height with its unit, guessed in eight ways; in a full hall with a long question. */
export const number: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => ({
    number: asked(language),
    numberCrowd: { ...asked(language), question: contentOf(language).sample.long },
  }),
  correct: () => [],
  solution: (language) => [`8849 ${contentOf(language).sample.unit}`],
  said: () => SAID.map((text, at) => ({ text, count: [3, 1, 4, 6, 2, 1, 1, 1][at] ?? 1, correct: at === 0 })),
  guesses: (name) => [...(name.endsWith('Crowd') ? CROWD : FEW)],
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
