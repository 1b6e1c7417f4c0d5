import { newAnswer, newQuestion } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { changeOfType, hasEnteredAnswers } from './change-of-type.ts';

describe('changing the type of a slide', () => {
  it('warns only when answers were entered', () => {
    expect(hasEnteredAnswers(newQuestion('trivia'))).toBe(false);
    expect(hasEnteredAnswers({ ...newQuestion('trivia'), answers: [newAnswer('x'), newAnswer()] })).toBe(true);
    expect(hasEnteredAnswers(newQuestion('trueFalse'))).toBe(false);
  });

  it('deletes the answers and keeps points and time where they still mean something', () => {
    const slide = { ...newQuestion('trivia'), answers: [newAnswer('x', true)], score: 500, time: 45 };
    expect(changeOfType(slide, 'trueFalse')).toMatchObject({ score: 500, time: 45, selection: 'single' });
    expect(changeOfType(slide, 'survey')).toMatchObject({ score: 0, time: 45 });
    expect(changeOfType(slide, 'media')).toMatchObject({ score: 0, time: 0, answers: [] });
    expect(changeOfType(slide, 'survey').answers?.every((answer) => answer.text === '')).toBe(true);
  });
});
