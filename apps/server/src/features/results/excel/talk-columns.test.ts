import { type GameResult, ResultId } from '@qc/contract';
import { expect, test } from 'vitest';
import { wordsOf } from '@qc/words/server';
import { summarizeRun } from '@qc/engine';
import { sampleRun } from '../testing/sample-run.ts';
import { answerWordsOf } from '../slides/answer-lines.ts';
import { talkColumns } from './talk-columns.ts';

const result: GameResult = {
  ...summarizeRun(sampleRun()),
  _id: ResultId.parse('result-00001'),
  game: null,
  mine: true,
};
const words = answerWordsOf(result, wordsOf('en').resultExcel);

test('a run without talk has no columns for it', () => {
  const [question] = result.questions;
  const { titles, widths, cells } = talkColumns(result, words);
  expect([titles, widths, question && cells(question)]).toEqual([[], [], []]);
});

test('a question that was talked about has its first vote and four numbers, others have none', () => {
  const [first, ...rest] = result.questions;
  if (!first) throw new Error('the sample has a question');
  const moves = { stayedRight: 4, becameRight: 3, becameWrong: 2, stayedWrong: 1 };
  const counts = first.answers.map((_, index) => index + 5);
  const talked = { ...first, firstVote: { answeredCount: 10, counts, said: [], moves } };
  const { titles, widths, cells } = talkColumns({ ...result, questions: [talked, ...rest] }, words);
  expect(titles).toEqual(['Before the talk', 'Stayed right', 'Became right', 'Became wrong', 'Stayed wrong']);
  expect(widths).toHaveLength(5);
  const [distribution, ...figures] = cells(talked);
  expect(JSON.stringify(distribution)).toContain(': 5');
  expect(figures).toMatchObject([{ value: 4 }, { value: 3 }, { value: 2 }, { value: 1 }]);
  expect(
    rest
      .map(cells)
      .flat()
      .every((cell) => cell === null),
  ).toBe(true);
});
