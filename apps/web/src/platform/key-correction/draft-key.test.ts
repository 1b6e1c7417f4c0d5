import { KeyCorrection } from '@qc/contract';
import { expect, it } from 'vitest';
import { firstDraft, toCorrection } from './draft-key.ts';
import type { CorrectableQuestion } from './slides/key-form.ts';

const question = (changes: Partial<CorrectableQuestion>): CorrectableQuestion => ({
  type: 'trivia',
  answers: [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
  correct: [1],
  solution: [],
  ...changes,
});

it.each([
  ['trivia', question({}), { kind: 'choice', correct: [1] }],
  ['order', question({ type: 'order', correct: [2, 0, 1] }), { kind: 'order', sequence: [2, 0, 1] }],
  ['order without a key', question({ type: 'order', correct: [] }), { kind: 'order', sequence: [0, 1, 2] }],
  ['typed', question({ type: 'typed', solution: ['one', 'two'] }), { kind: 'typed', accepted: ['one', 'two'] }],
  ['number', question({ type: 'number', solution: ['1,234.5 km'] }), { kind: 'number', value: 1234.5 }],
  ['mini-game', question({ type: 'miniGame' }), null],
  ['survey', question({ type: 'survey' }), null],
])('opens with the key of a %s slide, and says it unchanged', (_, asked, expected) => {
  const correction = toCorrection(asked, firstDraft(asked));
  expect(correction).toEqual(expected);
  if (correction) expect(KeyCorrection.safeParse(correction).success).toBe(true);
});

it('says nothing while something is missing', () => {
  const typed = question({ type: 'typed' });
  expect(toCorrection(typed, { ...firstDraft(typed), spellings: ' \n\n' })).toBeNull();
  const number = question({ type: 'number' });
  expect(toCorrection(number, firstDraft(number))).toBeNull();
  expect(toCorrection(number, { ...firstDraft(number), value: '-' })).toBeNull();
  const trivia = question({ correct: [] });
  expect(toCorrection(trivia, firstDraft(trivia))).toBeNull();
});

it.each([
  ['3.', 3],
  ['0.50', 0.5],
  [-1.5, -1.5],
])('takes the number %s as far as it is typed', (value, said) => {
  const number = question({ type: 'number' });
  expect(toCorrection(number, { ...firstDraft(number), value })).toEqual({ kind: 'number', value: said });
});

it('takes the question out whatever else is filled in', () => {
  const typed = question({ type: 'typed' });
  expect(toCorrection(typed, { ...firstDraft(typed), isVoid: true })).toEqual({ kind: 'void' });
});

it('keeps spellings without blanks around them, and a tolerance only when it is given', () => {
  const typed = question({ type: 'typed' });
  const draft = { ...firstDraft(typed), spellings: '  ירושלים \n\nJerusalem' };
  expect(toCorrection(typed, draft)).toEqual({ kind: 'typed', accepted: ['ירושלים', 'Jerusalem'] });
  const number = question({ type: 'number', solution: ['7'] });
  expect(toCorrection(number, { ...firstDraft(number), tolerance: 0 })).toEqual({
    kind: 'number',
    value: 7,
    tolerance: 0,
  });
});
