import { expect, it } from 'vitest';
import type { PhaseView, QuestionView } from '@qc/contract';
import { letRunOut } from './let-run-out.ts';

const question: Omit<QuestionView, 'type'> = {
  question: '',
  queMessage: '',
  image: null,
  backgroundMedia: null,
  answers: [],
  selection: 'single',
  script: null,
  unit: '',
  miniGame: '',
  score: 1000,
};
const phase = (type: 'miniGame' | 'trivia'): PhaseView => ({
  phase: 'question',
  question: { ...question, type },
  slide: 0,
  visit: 1,
  limitMs: 60_000,
  remainingMs: 40_000,
});
const played = {
  phase: phase('miniGame'),
  nextAction: 'closeAnswers',
  paused: false,
  answered: 3,
  players: 5,
} as const;

it('leaves about two seconds of a mini-game that is still played, whatever is pressed to close it', () => {
  for (const name of ['next', 'closeAnswers', 'reveal'] as const)
    expect(letRunOut({ do: name }, played, 40_000)).toEqual([{ do: 'addTime', seconds: -38 }]);
});

it('goes on with the clock where the room is paused', () => {
  const paused = { ...played, paused: true };
  expect(letRunOut({ do: 'reveal' }, paused, 40_000)).toEqual([{ do: 'resume' }, { do: 'addTime', seconds: -38 }]);
});

it('waits for the end of the last two seconds', () => {
  expect(letRunOut({ do: 'closeAnswers' }, played, 2400)).toEqual([]);
});

it('closes at once where nobody plays any more, or only extra time runs', () => {
  expect(letRunOut({ do: 'next' }, { ...played, answered: 5 }, 40_000)).toEqual([{ do: 'next' }]);
  expect(letRunOut({ do: 'closeAnswers' }, played, 0)).toEqual([{ do: 'closeAnswers' }]);
});

it('changes nothing on other slides, in other phases and of other presses', () => {
  expect(letRunOut({ do: 'next' }, { ...played, phase: phase('trivia') }, 40_000)).toEqual([{ do: 'next' }]);
  expect(letRunOut({ do: 'reveal' }, { ...played, phase: { phase: 'lobby' } }, 0)).toEqual([{ do: 'reveal' }]);
  expect(letRunOut({ do: 'skip' }, played, 40_000)).toEqual([{ do: 'skip' }]);
});
