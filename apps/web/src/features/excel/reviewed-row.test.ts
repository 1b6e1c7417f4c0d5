import { type ExcelRow, newAnswer, newQuestion } from '@qc/contract';
import { expect, it } from 'vitest';
import { openProblems, slideOfRow, toggleMark } from './reviewed-row.ts';

const unmarked = { ...newQuestion('trivia'), question: 'Q', answers: ['a', 'b', 'c'].map((text) => newAnswer(text)) };
const row: ExcelRow = {
  ...{ row: 2, cells: {}, question: null, unmarked, sample: false },
  problems: [
    { column: 'correct', code: 'noCorrectAnswer' },
    { column: 'categories', code: 'unknownCategory' },
  ],
};

it('a row that lacks only its mark becomes a slide by the marks of the person', () => {
  expect([slideOfRow(row, new Map()), openProblems(row, new Map()).length]).toEqual([null, 2]);
  const one = toggleMark(new Map(), 2, 1);
  expect(slideOfRow(row, one)).toMatchObject({
    selection: 'single',
    answers: [{ correct: false }, { correct: true }, { correct: false }],
  });
  expect(openProblems(row, one)).toEqual([{ column: 'categories', code: 'unknownCategory' }]);
  const two = toggleMark(one, 2, 2);
  expect(slideOfRow(row, two)).toMatchObject({ selection: 'multiple' });
  expect(slideOfRow(row, toggleMark(toggleMark(two, 2, 1), 2, 2))).toBeNull();
});

it('a row that is whole stays as it is, whatever is marked', () => {
  const whole = { ...row, question: unmarked, unmarked: null, problems: [] };
  expect(slideOfRow(whole, toggleMark(new Map(), 2, 0))).toBe(unmarked);
});
