import type { KeyCorrection } from '@qc/contract';
import { expect, test } from 'vitest';
import { correctKey } from './correct-key.ts';
import { keyWords } from '../slides/slide-kinds.ts';
import type { RunSlide } from '../run-game.ts';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';

const SHOWN = { letters: 'en', seen: 'beside' } as const;
const trivia = sampleSlide();
const trueFalse = sampleSlide({
  type: 'trueFalse',
  answers: answersWith([0], 2).map((answer) => ({ ...answer, text: '' })),
});
const order = sampleSlide({ type: 'order', answers: answersWith([], 3), sequence: [2, 0, 1] });
const typed = sampleSlide({ type: 'typed', answers: [{ text: 'Rome', media: null, correct: true }] });
const hebrew = { ...typed, typing: { ...typed.typing, script: 'he' as const } };
const near = sampleSlide({
  type: 'number',
  answers: [],
  numberKey: { value: 330, rule: 'tolerance', tolerance: 10, unit: 'm' },
});
const nearest = { ...near, numberKey: { ...near.numberKey, rule: 'closest' as const, tolerance: 3 } };
const miniGame = sampleSlide({ type: 'miniGame', answers: [] });
const survey = sampleSlide({ type: 'survey', answers: answersWith([], 2) });
const media = sampleSlide({ type: 'media', answers: [] });

function corrected(slide: RunSlide, key: KeyCorrection): RunSlide | string | undefined {
  const other = sampleSlide({ question: 'Untouched' });
  const outcome = correctKey(sampleGame([other, slide]), 1, key);
  if (!outcome.ok) return outcome.code;
  expect(outcome.game.slides[0]).toBe(other);
  return outcome.game.slides[1];
}

test.each<[string, RunSlide, KeyCorrection, string[]]>([
  ['trivia', trivia, { kind: 'choice', correct: [3, 1] }, ['Answer 1', 'Answer 3']],
  ['true/false', trueFalse, { kind: 'choice', correct: [1] }, ['✗']],
  ['order', order, { kind: 'order', sequence: [0, 1, 2] }, ['Answer 0', 'Answer 1', 'Answer 2']],
  ['typed', typed, { kind: 'typed', accepted: ['Paris', 'PARIS', 'פריז'] }, ['Paris', 'פריז']],
  ['number within', near, { kind: 'number', value: 324, tolerance: 5 }, ['324 m ± 5']],
  ['nearest number', nearest, { kind: 'number', value: -5, tolerance: 5 }, ['-5 m']],
  ['void', trivia, { kind: 'void' }, []],
  ['void mini-game', miniGame, { kind: 'void' }, []],
])('%s gets the key it is given', (_, slide, key, words) => {
  const after = corrected(slide, key);
  if (typeof after !== 'object') throw new Error(`refused: ${after}`);
  expect(keyWords(after, SHOWN)).toEqual(words);
  expect(after.isVoid).toBe(key.kind === 'void');
  // The same again changes nothing, and a void slide can get its key back.
  expect(corrected(after, key)).toEqual(after);
  expect(corrected({ ...slide, isVoid: true }, key)).toEqual(after);
});

test.each<[string, RunSlide, KeyCorrection]>([
  ['an answer that there is not', trivia, { kind: 'choice', correct: [0, 4] }],
  ['no answer', trivia, { kind: 'choice', correct: [] }],
  ['both true and false', trueFalse, { kind: 'choice', correct: [0, 1] }],
  ['a choice on an order', order, { kind: 'choice', correct: [0] }],
  ['a choice on a survey', survey, { kind: 'choice', correct: [0] }],
  ['an order of some', order, { kind: 'order', sequence: [0, 1] }],
  ['an order with one twice', order, { kind: 'order', sequence: [0, 1, 1] }],
  ['an order of choices', trivia, { kind: 'order', sequence: [0, 1, 2, 3] }],
  ['spellings that say nothing', typed, { kind: 'typed', accepted: ['\u200B', ' '] }],
  ['a spelling nobody may type', hebrew, { kind: 'typed', accepted: ['רומא', 'Rome'] }],
  ['a word for a number', near, { kind: 'typed', accepted: ['330'] }],
  ['a number for a word', typed, { kind: 'number', value: 1, tolerance: 0 }],
  ['a number beyond all', near, { kind: 'number', value: 1e13, tolerance: 0 }],
  ['no number', near, { kind: 'number', value: NaN, tolerance: 0 }],
  ['a negative tolerance', near, { kind: 'number', value: 1, tolerance: -1 }],
  ['a void survey', survey, { kind: 'void' }],
  ['a void media slide', media, { kind: 'void' }],
])('%s does not fit', (_, slide, key) => {
  expect(corrected(slide, key)).toBe('badChoice');
});

test('a slide that there is not has no key', () => {
  expect(correctKey(sampleGame([trivia]), 1, { kind: 'void' })).toEqual({ ok: false, code: 'badChoice' });
});

test('pictures go by their description, their letter, or their shape where players saw no letters', () => {
  const alone = { text: '', media: samplePicture('one'), correct: true };
  const described = { ...alone, media: { ...samplePicture('two'), alt: 'A cat' } };
  const slide = sampleSlide({ answers: [alone, described] });
  expect(keyWords(slide, SHOWN)).toEqual(['A', 'A cat']);
  expect(keyWords(slide, { ...SHOWN, seen: 'never' })).toEqual(['▲', 'A cat']);
});
