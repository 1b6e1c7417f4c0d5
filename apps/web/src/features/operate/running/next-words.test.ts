import { textsIn } from '#platform/words';
import { expect, it } from 'vitest';
import type { OperatorView, QuestionView } from '@qc/contract';

import { nextWords, phaseWords } from './next-words.ts';

const words = { t: textsIn('en', 'operate'), more: textsIn('en', 'console'), press: textsIn('en', 'press') };
const question: QuestionView = {
  type: 'survey',
  question: 'Q',
  queMessage: '',
  image: null,
  backgroundMedia: null,
  answers: [],
  selection: 'single',
  script: null,
  unit: '',
  miniGame: '',
  score: 0,
  times: 1,
};
const on = { slide: 0, visit: 1, question };
const closed: Pick<OperatorView, 'phase' | 'paused' | 'nextAction' | 'revealsAnswer'> = {
  phase: { phase: 'closed', ...on, limitMs: null, remainingMs: null },
  paused: false,
  nextAction: 'reveal',
  revealsAnswer: true,
};

it('promises the right answer only where it is shown', () => {
  expect(nextWords(closed, words)).toBe(textsIn('en', 'operate').next.reveal);
  expect(nextWords({ ...closed, revealsAnswer: false }, words)).toBe('Show the results');
  const shown: typeof closed = {
    ...closed,
    phase: {
      phase: 'reveal',
      ...on,
      correct: null,
      solution: [],
      explanation: null,
      knew: null,
      fastest: null,
      closest: [],
    },
    nextAction: 'nextSlide',
  };
  expect(phaseWords({ ...shown, revealsAnswer: false }, words)).toBe('Results shown');
  expect(phaseWords(shown, words)).toBe(textsIn('en', 'operate').phases.reveal);
});

it('ends a pause first', () => {
  expect(nextWords({ ...closed, paused: true }, words)).toBe(textsIn('en', 'operate').resume);
  expect(phaseWords({ ...closed, paused: true }, words)).toBe(textsIn('en', 'operate').paused);
});

it('says thanks where nothing else is left', () => {
  const honours: typeof closed = { ...closed, phase: { phase: 'honours', honours: [] }, nextAction: 'end' };
  expect(nextWords(honours, words)).toBe('Thanks and close');
});
