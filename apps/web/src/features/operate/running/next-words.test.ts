import { expect, it } from 'vitest';
import type { OperatorView, QuestionView } from '@qc/contract';
import { consoleTexts } from '../console-texts.ts';
import { nextWords, phaseWords } from './next-words.ts';
import { texts } from '../operate-texts.ts';
import { pressTexts } from '../press-texts.ts';

const words = { t: texts.en, more: consoleTexts.en, press: pressTexts.en };
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
};
const on = { slide: 0, visit: 1, question };
const closed: Pick<OperatorView, 'phase' | 'paused' | 'nextAction' | 'revealsAnswer'> = {
  phase: { phase: 'closed', ...on },
  paused: false,
  nextAction: 'reveal',
  revealsAnswer: true,
};

it('promises the right answer only where it is shown', () => {
  expect(nextWords(closed, words)).toBe(texts.en.next.reveal);
  expect(nextWords({ ...closed, revealsAnswer: false }, words)).toBe('Show the results');
  const shown: typeof closed = {
    ...closed,
    phase: { phase: 'reveal', ...on, correct: null, solution: [] },
    nextAction: 'nextSlide',
  };
  expect(phaseWords({ ...shown, revealsAnswer: false }, words)).toBe('Results shown');
  expect(phaseWords(shown, words)).toBe(texts.en.phases.reveal);
});

it('ends a pause first', () => {
  expect(nextWords({ ...closed, paused: true }, words)).toBe(texts.en.resume);
  expect(phaseWords({ ...closed, paused: true }, words)).toBe(texts.en.paused);
});
