import type { GameResult } from '@qc/contract';
import { wordsOf } from '@qc/words/server';
import { type RunGame, summarizeRun } from '@qc/engine';
import { expect, test } from 'vitest';
import { sampleGame, sampleRun } from '../testing/sample-run.ts';
import { answerWordsOf } from './answer-lines.ts';
import { distributionText } from './report-kinds.ts';

const t = wordsOf('en').resultExcel;
const hebrew = { language: 'he', direction: 'rtl' } as const;

test.each<[string, Partial<RunGame>, string, string]>([
  ['the game’s script', hebrew, 'א. Dead', 'True'],
  ['Latin, and the line keeps its direction', { ...hebrew, answerLetters: 'latin' }, '\u200FA. Dead', 'True'],
  ['shapes alone', { ...hebrew, answerLetters: 'none' }, '▲ Dead', 'True'],
  ['keys of clickers, whatever the game says', { answerLetters: 'none', device: 'remotes' }, 'A. Dead', 'A. True'],
  ['keys of telephones', { ...hebrew, device: 'dialer' }, '1. Dead', '1. True'],
])('answers go by what the hall saw: %s', (_, game, picked, truth) => {
  const run = { ...sampleRun(), game: { ...sampleGame, ...game } };
  const result: Omit<GameResult, '_id'> = { ...summarizeRun(run), game: null, mine: true };
  const words = answerWordsOf(result, t);
  const [first] = result.questions;
  if (!first) throw new Error('the sample has a question');
  const line = (question: typeof first) => distributionText(question, words, []).split('\n')[0];
  expect([line(first), line({ ...first, type: 'trueFalse' })]).toEqual([`${picked}: 2`, `${truth}: 2`]);
});
