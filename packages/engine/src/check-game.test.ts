import { newAnswer, newQuestion, type QuestionContent } from '@qc/contract';
import { expect, test } from 'vitest';
import { checkGame, type Gap } from './check-game.ts';
import { samplePicture } from './testing/arbitrary-game.ts';

const picture = samplePicture('one');
const good: QuestionContent = {
  ...newQuestion('trivia'),
  question: 'Capital of France?',
  answers: [newAnswer('Paris', true), newAnswer('Rome')],
};

function gaps(changes: Partial<QuestionContent>): Gap[] {
  return checkGame({ name: 'Game', questions: [{ ...good, ...changes }] });
}

test('a complete game of every type has no gaps', () => {
  const questions: QuestionContent[] = [
    good,
    { ...newQuestion('trueFalse'), question: 'The sky is blue' },
    { ...newQuestion('survey'), question: 'Best?', answers: [newAnswer('A'), newAnswer('B')], score: null },
    { ...newQuestion('media'), openingMedia: picture },
  ];
  expect(checkGame({ name: 'Game', questions })).toEqual([]);
});

test('a game needs a name and slides', () => {
  expect(checkGame({ name: ' ', questions: [] })).toEqual([
    { slide: null, field: 'name', code: 'nameRequired' },
    { slide: null, field: 'questions', code: 'noSlides' },
  ]);
});

test('opening media, ending media or a question must be filled', () => {
  expect(gaps({ question: ' ' })).toEqual([{ slide: 0, field: 'question', code: 'questionRequired' }]);
  expect(gaps({ question: '', openingMedia: picture })).toEqual([]);
  expect(gaps({ question: '', endingMedia: picture })).toEqual([]);
});

test('a media slide needs its medium and nothing else', () => {
  expect(checkGame({ name: 'Game', questions: [newQuestion('media')] })).toEqual([
    { slide: 0, field: 'openingMedia', code: 'mediaRequired' },
  ]);
});

test.each<[string, Partial<QuestionContent>, Omit<Gap, 'slide'>]>([
  ['one answer', { answers: [newAnswer('Paris', true)] }, { field: 'answers', code: 'tooFewAnswers' }],
  [
    'a blank answer',
    { answers: [newAnswer('Paris', true), newAnswer(' ')] },
    { field: 'answers', code: 'blankAnswer', answer: 1 },
  ],
  [
    'the same answer twice',
    { answers: [newAnswer('Paris', true), newAnswer('Rome'), newAnswer(' paris ')] },
    { field: 'answers', code: 'duplicateAnswer', answer: 2 },
  ],
  ['no right answer', { answers: [newAnswer('A'), newAnswer('B')] }, { field: 'answers', code: 'noCorrectAnswer' }],
  [
    'no right answer among several',
    { selection: 'multiple', answers: [newAnswer('A'), newAnswer('B')] },
    { field: 'answers', code: 'noCorrectAnswer' },
  ],
  ['no time', { time: null }, { field: 'time', code: 'timeRequired' }],
  ['time 0', { time: 0 }, { field: 'time', code: 'timeRequired' }],
  ['no score', { score: null }, { field: 'score', code: 'scoreRequired' }],
  [
    'true and false both right',
    { type: 'trueFalse', answers: [newAnswer('', true), newAnswer('', true)] },
    { field: 'answers', code: 'oneCorrectAnswer' },
  ],
  [
    'neither true nor false right',
    { type: 'trueFalse', answers: [newAnswer(), newAnswer()] },
    { field: 'answers', code: 'noCorrectAnswer' },
  ],
  [
    'three answers to true or false',
    { type: 'trueFalse', answers: [newAnswer('', true), newAnswer(), newAnswer()] },
    { field: 'answers', code: 'tooManyAnswers' },
  ],
])('gap: %s', (_, changes, gap) => {
  expect(gaps(changes)).toEqual([{ slide: 0, ...gap }]);
});

test('a picture is an answer; two different pictures are two', () => {
  const other = samplePicture('two');
  const answers = [
    { ...newAnswer('', true), media: picture },
    { ...newAnswer(), media: other },
  ];
  expect(gaps({ answers })).toEqual([]);
  expect(gaps({ answers: [...answers, { ...newAnswer(), media: other }] })).toEqual([
    { slide: 0, field: 'answers', code: 'duplicateAnswer', answer: 2 },
  ]);
});

test('a score of 0 is a score', () => expect(gaps({ score: 0 })).toEqual([]));

test('a new slide of each type says what to fill in', () => {
  const codes = (type: QuestionContent['type']) =>
    new Set(checkGame({ name: 'Game', questions: [newQuestion(type)] }).map((gap) => gap.code));
  expect(codes('trivia')).toEqual(new Set(['questionRequired', 'blankAnswer', 'noCorrectAnswer']));
  expect(codes('trueFalse')).toEqual(new Set(['questionRequired']));
  expect(codes('survey')).toEqual(new Set(['questionRequired', 'blankAnswer']));
});
