import { textsIn } from '#platform/words';
import { LANGUAGES } from '@qc/contract/languages';
import { CategoryId, GameChanges, MediaId, newAnswer, newQuestion, QuestionChanges, QuestionId } from '@qc/contract';
import { expect, it } from 'vitest';

import { type EditedFields, type FieldContext, type FieldName, wordsOfField } from './field-words.ts';
import { wordsOfRescued } from './rescued-words.ts';

const context: FieldContext = {
  language: 'en',
  categoryName: () => 'History',
  slideName: (id) => `slide ${id.slice(0, 1)}`,
};
const say = (field: FieldName, record: EditedFields) => wordsOfField(field, record, context);
const ids = ['b-slide-of-a-game', 'a-slide-of-a-game'].map((id) => QuestionId.parse(id));
const picture = {
  ...{ _id: MediaId.parse('media-of-nobody'), type: 'image' as const, provider: 'file' as const, publicId: 'x9f2k' },
  ...{ width: 10, height: 10, durationMs: 0, startMs: null, endMs: null, alt: '' },
};

it.each<[FieldName, EditedFields, string]>([
  ['type', { type: 'trueFalse' }, 'True or false'],
  ['selection', { selection: 'multiple' }, 'Several answers'],
  ['answers', { type: 'trivia', answers: [newAnswer('Rome', true), newAnswer('Oslo')] }, '✓ Rome\n– Oslo'],
  ['answers', { type: 'trueFalse', answers: [newAnswer(), newAnswer('', true)] }, '– True\n✓ False'],
  ['answers', { type: 'trivia', answers: [{ ...newAnswer(), media: picture }] }, '– Image'],
  [
    'typing',
    { typing: { script: 'he', strictMarks: false, strictCase: false, strictSpaces: true } },
    'Hebrew\nSpaces and hyphens must match',
  ],
  [
    'numberKey',
    { numberKey: { value: 384400.5, rule: 'tolerance', tolerance: 10, unit: 'km' } },
    '384,400.5 km\nEveryone close enough\nMargin: 10',
  ],
  ['numberKey', { numberKey: { value: null, rule: 'closest', tolerance: 0, unit: 'km' } }, 'km\nThe closest'],
  ['time', { time: 30 }, '30 s'],
  ['score', { score: 2000 }, '2,000'],
  ['labels', { labels: [CategoryId.parse('history-of-all')] }, 'History'],
  ['image', { image: picture }, 'Image'],
  ['image', { image: { ...picture, alt: 'A cat' } }, 'Image: A cat'],
  ['image', { image: null }, ''],
  ['locked', { locked: true }, '✓'],
  ['questions', { questions: ids }, '1. slide b\n2. slide a'],
  ['setting', { setting: { gameType: 'remotes' } }, 'Clicker game'],
  ['direction', { direction: 'rtl' }, 'Right to left'],
  ['showResultsAfter', { showResultsAfter: 'end' }, 'At the end only'],
  ['backdrop', { backdrop: 'rays' }, 'Rays'],
  ['nameRule', { nameRule: 'generated' }, 'Random names'],
  [
    'scoring',
    { scoring: { profile: 'penalty', first: 3, penalty: 25, streaks: true } },
    'Penalty for wrong answers\nPenalty for a wrong answer, % of the points: 25\nBonus for correct answers in a row',
  ],
  [
    'teams',
    { teams: { mode: 'choose', names: ['Red', 'Blue'], rule: 'best', best: 4 } },
    'Players choose\n– Red\n– Blue\nIts best players: 4',
  ],
])('words %s as a person reads it', (field, record, words) => {
  expect(say(field, record)).toBe(words);
});

it('has a name for everything that is saved, in each language', () => {
  const saved = [...Object.keys(QuestionChanges.shape), ...Object.keys(GameChanges.shape)];
  for (const labels of LANGUAGES.map((language) => textsIn(language, 'contentFields')))
    expect(Object.keys(labels).sort()).toEqual([...saved].sort());
});

it('gives a rescued slide as what was written on it, without what nobody chose', () => {
  const slide = {
    ...newQuestion('trivia'),
    question: 'מה זה C++?',
    answers: [newAnswer('שפה', true), newAnswer('ב')],
  };
  const rescued = { key: 'k', record: 'r', slide, slideChanges: slide, gameChanges: null };
  expect(wordsOfRescued(rescued, { ...context, language: 'he' })).toBe(
    'סוג:\nשאלת טריוויה\nשאלה:\nמה זה C++?\nתשובות:\n✓ שפה\n– ב',
  );
});

it('gives the changes of another tab, whatever they are', () => {
  const rescued = { key: 'k', record: 'r', slide: null, slideChanges: { time: 20, notes: '' }, gameChanges: null };
  expect(wordsOfRescued(rescued, context)).toBe('Time:\n20 s');
});
