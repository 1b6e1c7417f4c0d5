import { newAnswer, newQuestion, type QuestionChanges, type QuestionContent } from '@qc/contract';
import { expect, test } from 'vitest';
import { checkGame, type Gap } from './check-game.ts';
import { samplePicture } from '../testing/arbitrary-game.ts';

const setting = { gameType: 'firebase' } as const;
const { numberKey: number } = newQuestion('number');
const { typing } = newQuestion('typed');
const picture = samplePicture('one');
const good: QuestionContent = {
  ...newQuestion('trivia'),
  question: 'Capital of France?',
  answers: [newAnswer('Paris', true), newAnswer('Rome')],
};

/** With the fields of every kind, so that a change may name another. */
const wide = {
  ...newQuestion('typed'),
  ...newQuestion('number'),
  ...newQuestion('miniGame'),
  ...newQuestion('buzzer'),
  ...newQuestion('break'),
  ...good,
};

const play: QuestionChanges = {
  type: 'miniGame',
  queMessage: 'Match pairs',
  answers: [],
  miniGame: 'https://example.org/game',
};

function gaps(changes: QuestionChanges): Gap[] {
  return checkGame({ name: 'Game', setting, questions: [{ ...wide, ...changes }] });
}

test('a complete game of every type has no gaps', () => {
  const questions: QuestionContent[] = [
    good,
    { ...newQuestion('trueFalse'), question: 'The sky is blue' },
    { ...newQuestion('survey'), question: 'Best?', answers: [newAnswer('A'), newAnswer('B')], score: null },
    { ...newQuestion('media'), openingMedia: picture },
    { ...newQuestion('typed'), question: 'Capital of France?', answers: [newAnswer('Paris', true)] },
    { ...newQuestion('number'), question: 'How high?', numberKey: { ...number, value: 330 } },
    { ...newQuestion('order'), question: 'Small to large', answers: [newAnswer('A'), newAnswer('B')] },
    { ...newQuestion('miniGame'), question: 'Play', queMessage: 'Match pairs', miniGame: 'https://example.org/game' },
    { ...newQuestion('buzzer'), question: 'Who?' },
  ];
  expect(checkGame({ name: 'Game', setting, questions })).toEqual([]);
});

test('a game needs a name and slides', () => {
  expect(checkGame({ name: ' ', setting, questions: [] })).toEqual([
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
  expect(checkGame({ name: 'Game', setting, questions: [newQuestion('media')] })).toEqual([
    { slide: 0, field: 'openingMedia', code: 'mediaRequired' },
  ]);
});

test.each<[string, QuestionChanges, Omit<Gap, 'slide'>]>([
  ['one answer', { answers: [newAnswer('Paris', true)] }, { field: 'answers', code: 'tooFewAnswers' }],
  [
    'a blank answer',
    { answers: [newAnswer('Paris', true), newAnswer(' '), newAnswer('Rome')] },
    { field: 'answers', code: 'blankAnswer', answer: 1 },
  ],
  [
    'an empty answer that is marked right',
    { answers: [newAnswer('Paris'), newAnswer('Rome'), newAnswer('', true)] },
    { field: 'answers', code: 'blankAnswer', answer: 2 },
  ],
  [
    'one answer and rows that were never used',
    { answers: [newAnswer('Paris', true), newAnswer(), newAnswer(' ')] },
    { field: 'answers', code: 'tooFewAnswers' },
  ],
  ['a question too long', { question: 'a'.repeat(301) }, { field: 'question', code: 'textTooLong' }],
  ['a subheading too long', { queMessage: 'a'.repeat(201) }, { field: 'queMessage', code: 'textTooLong' }],
  [
    'an answer too long',
    { answers: [newAnswer('Paris', true), newAnswer('b'.repeat(121))] },
    { field: 'answers', code: 'textTooLong', answer: 1 },
  ],
  [
    'Hebrew beside Arabic',
    { answers: [newAnswer('שלום', true), newAnswer('سلام')] },
    { field: 'answers', code: 'mixedScripts' },
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
  [
    'no spelling',
    { type: 'typed', answers: [newAnswer(' ', true), newAnswer("'", true)] },
    { field: 'answers', code: 'spellingRequired' },
  ],
  ['no spelling at all', { type: 'typed', answers: [] }, { field: 'answers', code: 'spellingRequired' }],
  [
    'a blank spelling',
    { type: 'typed', answers: [newAnswer('-', true), newAnswer('Paris', true)] },
    { field: 'answers', code: 'blankAnswer', answer: 0 },
  ],
  [
    'a spelling that nobody may type',
    {
      type: 'typed',
      typing: { ...typing, script: 'he' },
      answers: [newAnswer('פריז', true), newAnswer('Paris', true)],
    },
    { field: 'answers', code: 'spellingScript', answer: 1 },
  ],
  ['no number', { type: 'number', answers: [] }, { field: 'numberKey', code: 'numberRequired' }],
  [
    'one item to put in order',
    { type: 'order', answers: [newAnswer('A')] },
    { field: 'answers', code: 'tooFewAnswers' },
  ],
  [
    'nine items to put in order',
    { type: 'order', answers: [...'ABCDEFGHJ'].map((text) => newAnswer(text)) },
    { field: 'answers', code: 'tooManyAnswers' },
  ],
  [
    'the same item twice',
    { type: 'order', answers: [newAnswer('A'), newAnswer('B'), newAnswer('a')] },
    { field: 'answers', code: 'duplicateAnswer', answer: 2 },
  ],
  ['a mini-game without a link', { ...play, miniGame: '' }, { field: 'miniGame', code: 'linkRequired' }],
  ['a mini-game on an open line', { ...play, miniGame: 'http://x.org' }, { field: 'miniGame', code: 'linkInvalid' }],
  ['a mini-game nowhere', { ...play, miniGame: 'https:///game' }, { field: 'miniGame', code: 'linkInvalid' }],
  ['a mini-game unexplained', { ...play, queMessage: ' ' }, { field: 'queMessage', code: 'subheadingRequired' }],
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

test('a spelling that is taken already, empty rows at the end, and Latin beside Hebrew are no gaps', () => {
  const twice = [newAnswer('New York', true), newAnswer('new-york', true), newAnswer('', true)];
  expect(gaps({ type: 'typed', answers: twice })).toEqual([]);
  expect(gaps({ answers: [newAnswer('A', true), newAnswer('B'), newAnswer(), newAnswer(' ')] })).toEqual([]);
  expect(
    gaps({ answers: [newAnswer('H₂O', true), newAnswer('5 km'), newAnswer('מים'), newAnswer('John Lennon')] }),
  ).toEqual([]);
});

test('a mini-game of a site that the house does not embed', () => {
  const check = (miniGame: string, hosts?: string[]) =>
    checkGame({
      name: 'Game',
      setting,
      questions: [{ ...wide, ...play, miniGame }],
      ...(hosts && { miniGameHosts: hosts }),
    }).map(({ field, code }) => `${field} ${code}`);
  expect(check('https://h5p.org/x', ['h5p.org'])).toEqual([]);
  expect(check('https://evil.example/x', ['h5p.org'])).toEqual(['miniGame hostRefused']);
  expect(check('https://evil.example/x', [])).toEqual(['miniGame hostRefused']);
  expect(check('https://evil.example/x')).toEqual([]);
});

test('strict spellings may differ in what is strict', () => {
  const answers = [newAnswer('Paris', true), newAnswer('paris', true)];
  expect(gaps({ type: 'typed', typing: { ...typing, strictCase: true }, answers })).toEqual([]);
});

test('a tolerance of 0 is exact, and no answers are asked of a number', () => {
  expect(gaps({ type: 'number', answers: [], numberKey: { ...number, value: 0, rule: 'tolerance' } })).toEqual([]);
});

test('slides that the devices of the game cannot answer', () => {
  const questions = (['trivia', 'typed', 'number', 'order', 'miniGame'] as const).map((type) => newQuestion(type));
  const unfit = (gameType: 'firebase' | 'remotes' | 'dialer') =>
    checkGame({ name: 'Game', setting: { gameType }, questions })
      .filter((gap) => gap.code === 'typeNotForDevice' && gap.field === 'type')
      .map((gap) => gap.slide);
  expect(unfit('firebase')).toEqual([]);
  expect(unfit('remotes')).toEqual([1, 3, 4]);
  expect(unfit('dialer')).toEqual([1, 3, 4]);
});

test('a score of 0 is a score', () => expect(gaps({ score: 0 })).toEqual([]));

test('a new slide of each type says what to fill in', () => {
  const codes = (type: QuestionContent['type']) =>
    new Set(checkGame({ name: 'Game', setting, questions: [newQuestion(type)] }).map((gap) => gap.code));
  expect(codes('trivia')).toEqual(new Set(['questionRequired', 'tooFewAnswers', 'noCorrectAnswer']));
  expect(codes('trueFalse')).toEqual(new Set(['questionRequired']));
  expect(codes('survey')).toEqual(new Set(['questionRequired', 'tooFewAnswers']));
  expect(codes('typed')).toEqual(new Set(['questionRequired', 'spellingRequired']));
  expect(codes('number')).toEqual(new Set(['questionRequired', 'numberRequired']));
  expect(codes('order')).toEqual(new Set(['questionRequired', 'tooFewAnswers']));
  expect(codes('miniGame')).toEqual(new Set(['questionRequired', 'subheadingRequired', 'linkRequired']));
});
