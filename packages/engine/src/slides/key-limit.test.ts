import { expect, test } from 'vitest';
import { answersWith, sampleSlide } from '../testing/sample-game.ts';
import { keyLimitOf, keyLimits } from './key-limit.ts';

const number = (value: number) => sampleSlide({ type: 'number', answers: [], numberKey: { ...key, value } });
const key = { rule: 'tolerance', tolerance: 0, unit: '' } as const;

test('what keeps remotes from answering as pages do', () => {
  expect(keyLimitOf(sampleSlide())).toBeNull();
  expect(keyLimitOf(sampleSlide({ answers: answersWith([0], 5) }))).toBe('fewKeys');
  expect(keyLimitOf(sampleSlide({ type: 'typed', answers: answersWith([0], 1) }))).toBe('none');
  expect(keyLimitOf(sampleSlide({ type: 'media', answers: [] }))).toBeNull();
  expect([number(7), number(-7)].map(keyLimitOf)).toEqual(['digits', 'noMinus']);
});

test('they are listed by slide', () => {
  expect(keyLimits([sampleSlide(), number(3), sampleSlide({ type: 'order' })])).toEqual([
    { slide: 1, limit: 'digits' },
    { slide: 2, limit: 'none' },
  ]);
});
