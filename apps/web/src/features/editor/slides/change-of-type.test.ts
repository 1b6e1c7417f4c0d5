import { answersOf, MediaId, type MediaRef, newAnswer, newQuestion, SLIDE_TYPES } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { changeOfType, losesAnswers } from './change-of-type.ts';

const words = (answers: readonly { text: string }[] = []) => answers.map(({ text }) => text);
const trivia = {
  ...newQuestion('trivia'),
  answers: [newAnswer('12'), newAnswer('365', true), newAnswer('7')],
  score: 500,
  time: 45,
};
const picture: MediaRef = {
  ...{ _id: MediaId.parse('media-0001'), type: 'image', provider: 'file', publicId: 'p', width: 4, height: 3 },
  ...{ durationMs: 0, alt: '', startMs: null, endMs: null },
};

describe('changing the type of a slide', () => {
  it('warns only when something entered is lost', () => {
    expect(losesAnswers(newQuestion('trivia'), 'trueFalse')).toBe(false);
    expect(losesAnswers(newQuestion('trueFalse'), 'trivia')).toBe(false);
    expect(losesAnswers(trivia, 'survey')).toBe(false);
    expect(losesAnswers(trivia, 'trueFalse')).toBe(true);
    expect(losesAnswers(trivia, 'typed')).toBe(true);
    expect(losesAnswers({ ...newQuestion('miniGame'), miniGame: 'https://h5p.org/1' }, 'trivia')).toBe(true);
    const withPicture = { ...trivia, answers: [{ ...newAnswer(), media: picture }] };
    expect([losesAnswers(withPicture, 'order'), losesAnswers(withPicture, 'typed')]).toEqual([false, true]);
  });

  it('keeps the list of answers where the new type has one, without marks that mean nothing there', () => {
    for (const type of ['survey', 'order'] as const) {
      const answers = answersOf(changeOfType(trivia, type));
      expect(words(answers)).toEqual(['12', '365', '7']);
      expect(answers.some(({ correct }) => correct)).toBe(false);
    }
  });

  it('keeps what is right as a spelling, a number or an answer', () => {
    expect(answersOf(changeOfType(trivia, 'typed'))).toEqual([newAnswer('365', true)]);
    expect(changeOfType(trivia, 'number')).toMatchObject({ numberKey: { value: 365 } });
    const typed = { ...newQuestion('typed'), answers: [newAnswer('נח', true), newAnswer('נוח', true)] };
    expect(words(answersOf(changeOfType(typed, 'trivia')))).toEqual(['נח', 'נוח', '', '']);
    expect(losesAnswers(typed, 'trivia')).toBe(false);
    const number = {
      ...newQuestion('number'),
      numberKey: { ...newQuestion('number').numberKey, value: 365 },
    };
    expect(answersOf(changeOfType(number, 'trivia'))[0]).toEqual(newAnswer('365', true));
    expect([losesAnswers(number, 'trivia'), losesAnswers(number, 'survey')]).toEqual([false, false]);
    expect(losesAnswers(number, 'trueFalse')).toBe(true);
  });

  it.each(SLIDE_TYPES)('makes of %s a slide of any other, with that one’s fields and no others', (from) => {
    for (const type of SLIDE_TYPES) expect(changeOfType(newQuestion(from), type).type).toBe(type);
    for (const type of SLIDE_TYPES)
      expect(Object.keys(changeOfType(newQuestion(from), type)).sort()).toEqual(Object.keys(newQuestion(type)).sort());
  });

  it('keeps points and time where they still mean something, and the picture', () => {
    expect(changeOfType(trivia, 'trueFalse')).toMatchObject({ score: 500, time: 45 });
    expect(changeOfType(trivia, 'survey')).toMatchObject({ score: 0, time: 45 });
    expect(changeOfType({ ...trivia, image: picture }, 'media')).toMatchObject({
      ...{ score: 0, time: 0, openingMedia: picture, image: null },
    });
    expect(changeOfType({ ...newQuestion('media'), openingMedia: picture }, 'trivia')).toMatchObject({
      ...{ image: picture, openingMedia: null },
    });
  });
});
