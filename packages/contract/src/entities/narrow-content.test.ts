import { expect, test } from 'vitest';
import { SLIDE_TYPES } from '../slide-types.ts';
import { newAnswer } from '../slides/answer.ts';
import { changeContent, completeContent, fitContent, withoutForeign } from './narrow-content.ts';
import { newQuestion } from '../slides/slide-kinds.ts';
import { QuestionContent } from './question.ts';

/** A slide with the fields of every kind, as versions before kept it. */
const widenContent = (content: QuestionContent) => ({
  ...newQuestion('trivia'),
  ...newQuestion('typed'),
  ...newQuestion('number'),
  ...newQuestion('miniGame'),
  ...newQuestion('buzzer'),
  ...content,
});

test.each(SLIDE_TYPES)('a wide record of %s, as versions before kept it, is read as what the kind has', (type) => {
  const content = newQuestion(type);
  expect(completeContent(widenContent(content))).toEqual(content);
  expect(withoutForeign(type, widenContent(content))).toEqual(content);
});

test.each(SLIDE_TYPES)('%s takes no field that only other kinds have', (type) => {
  const foreign = Object.entries(widenContent(newQuestion(type))).filter(([field]) => !(field in newQuestion(type)));
  expect(foreign.length).toBeGreaterThan(0);
  for (const [field, value] of foreign)
    expect(QuestionContent.safeParse({ ...newQuestion(type), [field]: value }).success, field).toBe(false);
});

test('a field that no kind has is left to be refused', () => {
  expect(withoutForeign('media', { question: 'Look', answers: [], owner: 'Noa' })).toEqual({
    question: 'Look',
    owner: 'Noa',
  });
});

test('of a change only what the kind has is made', () => {
  const slide = completeContent({ type: 'trivia', question: 'Which?', answers: [newAnswer('a', true)] });
  const { numberKey } = newQuestion('number');
  expect(changeContent(slide, { numberKey: { ...numberKey, value: 7 }, miniGame: 'x', score: 5 })).toEqual({
    ...slide,
    score: 5,
  });
});

test('a new kind begins with its own content, keeps what every slide has, and takes what comes with it', () => {
  const slide = completeContent({ type: 'survey', question: 'Which?', selection: 'multiple', score: 3 });
  expect(changeContent(slide, { type: 'number' })).toEqual({
    ...newQuestion('number'),
    question: 'Which?',
    score: 3,
    time: 20,
  });
  const answers = [newAnswer('a', true), newAnswer('b')];
  expect(changeContent(slide, { type: 'trivia' })).toMatchObject({
    ...{ answers: newQuestion('trivia').answers, selection: 'multiple', score: 3 },
  });
  expect(changeContent(slide, { type: 'trivia', answers })).toMatchObject({ answers });
  const back = { ...newQuestion('number').numberKey, value: 5 };
  expect(changeContent(slide, { type: 'number', numberKey: back })).toMatchObject({ numberKey: back });
});

test.each(SLIDE_TYPES)('while it is written, %s of any other has its own fields, and what both have stays', (type) => {
  for (const from of SLIDE_TYPES) {
    const slide: QuestionContent = { ...newQuestion(from), question: 'x'.repeat(999) };
    const fitted = fitContent(slide, { type });
    expect(fitted).toMatchObject({ type, question: slide.question });
    expect(Object.keys(fitted).sort()).toEqual(Object.keys(newQuestion(type)).sort());
  }
});
