import { expect, test } from 'vitest';
import { answersWith, sampleSlide } from '../testing/sample-game.ts';
import { plainResponse } from '../testing/plain-response.ts';
import type { RunSlide } from '../run-game.ts';
import {
  takeResponse,
  givesPoints,
  grade as gradeResponse,
  hasKey,
  isGraded,
  rightAnswers,
  solutionOf,
} from './slide-kinds.ts';

const single = sampleSlide({ answers: answersWith([1, 2], 4) });
const multiple = sampleSlide({ selection: 'multiple', answers: answersWith([0, 1, 2], 5) });
const trueFalse = sampleSlide({ type: 'trueFalse', selection: 'multiple', answers: answersWith([1], 2) });
const survey = sampleSlide({ type: 'survey', answers: answersWith([], 3) });
const media = sampleSlide({ type: 'media', answers: [] });

function grade(slide: RunSlide, choice: readonly number[]) {
  return gradeResponse(slide, plainResponse(slide.type, choice), null);
}

test('single: any of the right answers is right, and nothing else', () => {
  expect(grade(single, [1])).toEqual({ correct: true, fraction: 1, wrong: false });
  expect(grade(single, [2])).toEqual({ correct: true, fraction: 1, wrong: false });
  expect(grade(single, [0])).toEqual({ correct: false, fraction: 0, wrong: true });
});

test.each([
  [[0, 1, 2], true, 1, false],
  [[0, 1], false, 2 / 3, false],
  [[0], false, 1 / 3, false],
  [[0, 1, 2, 3], false, 2 / 3, false],
  [[0, 3], false, 0, false],
  [[3, 4], false, 0, true],
  [[0, 1, 2, 3, 4], false, 1 / 3, false],
])('multiple: %j gives correct %s, fraction %d, wrong %s', (choice, correct, fraction, wrong) => {
  expect(grade(multiple, choice)).toEqual({ correct, fraction, wrong });
});

test('multiple without a right answer gives nothing to anybody', () => {
  expect(grade(sampleSlide({ selection: 'multiple', answers: answersWith([], 3) }), [0])).toEqual({
    correct: false,
    fraction: 0,
    wrong: true,
  });
});

test('true/false is graded as one pick, whatever its selection says', () => {
  expect(grade(trueFalse, [1])).toEqual({ correct: true, fraction: 1, wrong: false });
  expect(grade(trueFalse, [0])).toEqual({ correct: false, fraction: 0, wrong: true });
});

test('surveys and media are not graded', () => {
  expect(grade(survey, [0])).toBeNull();
  expect(grade(media, [])).toBeNull();
  expect(rightAnswers(sampleSlide({ type: 'survey', answers: answersWith([1], 2) }))).toEqual([]);
});

test.each(['trivia', 'trueFalse', 'typed', 'number', 'order', 'miniGame'] as const)(
  'a void %s slide has no right and wrong',
  (type) => {
    const asked = sampleSlide({
      type,
      sequence: [0, 1, 2, 3],
      numberKey: { value: 4, rule: 'closest', tolerance: 0, unit: '' },
    });
    const slide = { ...asked, isVoid: true };
    expect(grade(asked, [0])).not.toBeNull();
    expect(grade(slide, [0])).toBeNull();
    expect([isGraded(slide), givesPoints(slide), hasKey(slide)]).toEqual([false, false, false]);
    expect([...rightAnswers(slide), ...solutionOf(slide)]).toEqual([]);
  },
);

test('points are given by graded slides that are worth something', () => {
  expect(givesPoints(single)).toBe(true);
  expect(givesPoints(sampleSlide({ score: 0 }))).toBe(false);
  expect(givesPoints(sampleSlide({ type: 'survey', score: 1000 }))).toBe(false);
});

test.each([
  ['one of four', single, [3], [3]],
  ['none', single, [], null],
  ['two where one is asked', single, [0, 1], null],
  ['two of true and false', trueFalse, [0, 1], null],
  ['a third of true and false', trueFalse, [2], null],
  ['several, put in order', multiple, [4, 0, 2], [0, 2, 4]],
  ['the same twice', multiple, [1, 1], null],
  ['beyond the answers', multiple, [5], null],
  ['negative', multiple, [-1], null],
  ['a fraction', multiple, [0.5], null],
  ['not a number', multiple, [NaN], null],
  ['a survey pick', survey, [2], [2]],
  ['anything on a media slide', media, [0], null],
])('choice: %s', (_, slide, choice, good) => {
  expect(takeResponse(slide, plainResponse(slide.type, choice), 0)).toEqual(good && plainResponse(slide.type, good));
  // A response of another kind is none.
  expect(takeResponse(slide, { type: 'typed', text: 'x' }, 0)).toBeNull();
});
