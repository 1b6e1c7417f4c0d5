import type { Scoring } from '@qc/contract';
import { expect, test } from 'vitest';
import { answerPoints, curvePoints, lastPaidMs, streakBonus, type Scored } from './scoring.ts';

test.each([
  [0, { halfFloor: 1000, penalty: 1000, linear: 1000, accuracy: 1000, firstRight: 1000 }],
  [499, { halfFloor: 1000, penalty: 1000, linear: 1000, accuracy: 1000, firstRight: 1000 }],
  [500, { halfFloor: 988, penalty: 988, linear: 975, accuracy: 1000, firstRight: 1000 }],
  [5000, { halfFloor: 875, penalty: 875, linear: 750, accuracy: 1000, firstRight: 1000 }],
  [10_000, { halfFloor: 750, penalty: 750, linear: 500, accuracy: 1000, firstRight: 1000 }],
  [20_000, { halfFloor: 500, penalty: 500, linear: 0, accuracy: 1000, firstRight: 1000 }],
  [20_300, { halfFloor: 500, penalty: 500, linear: 0, accuracy: 1000, firstRight: 1000 }],
])('a right answer worth 1000 after %d ms of 20 s', (tookMs, points) => {
  const profiles = ['halfFloor', 'penalty', 'linear', 'accuracy', 'firstRight'] as const;
  expect(Object.fromEntries(profiles.map((one) => [one, curvePoints(one, 1000, tookMs, 20_000)]))).toEqual(points);
});

test('points are whole, and a clock without time gives all of them', () => {
  expect(curvePoints('halfFloor', 777, 3333, 10_000)).toBe(648);
  expect(curvePoints('linear', 777, 3333, 10_000)).toBe(518);
  expect(curvePoints('halfFloor', 1000, 900, 0)).toBe(1000);
  expect(curvePoints('linear', 1000, 900, 0)).toBe(1000);
});

function rule(profile: Scoring['profile'], penalty = 25): Scoring {
  return { profile, first: 3, penalty, streaks: false };
}

function scored(fraction: number, changes: Partial<Scored> = {}): Scored {
  const grade = { correct: fraction === 1, fraction, wrong: fraction === 0 };
  return { grade, points: 1000, tookMs: 0, limitMs: 20_000, firstMs: null, ...changes };
}

test('an answer right in part gives its share of the curve', () => {
  expect(answerPoints(rule('halfFloor'), scored(2 / 3, { tookMs: 10_000 }))).toBe(500);
  expect(answerPoints(rule('halfFloor'), scored(1 / 3))).toBe(333);
  expect(answerPoints(rule('linear'), scored(1 / 2, { tookMs: 10_000 }))).toBe(250);
  expect(answerPoints(rule('accuracy'), scored(1 / 2, { tookMs: 10_000 }))).toBe(500);
  expect(answerPoints(rule('halfFloor'), scored(0))).toBe(0);
});

test('a wrong answer costs by the penalty profile alone, and never where something in it is right', () => {
  expect(answerPoints(rule('penalty'), scored(0, { tookMs: 19_000 }))).toBe(-250);
  expect(answerPoints(rule('penalty', 33), scored(0, { points: 777 }))).toBe(-256);
  expect(answerPoints(rule('penalty', 0), scored(0))).toBe(0);
  const even = { correct: false, fraction: 0, wrong: false };
  expect(answerPoints(rule('penalty'), scored(0, { grade: even }))).toBe(0);
  expect(answerPoints(rule('penalty'), scored(1 / 4))).toBe(250);
  for (const profile of ['halfFloor', 'linear', 'accuracy', 'firstRight'] as const)
    expect(answerPoints(rule(profile), scored(0))).toBe(0);
});

test('first-right pays wholly right answers up to the last paid time', () => {
  expect(lastPaidMs([900, 300, 700, 300], 3)).toBe(700);
  expect(lastPaidMs([900, 300, 700, 300], 1)).toBe(300);
  expect(lastPaidMs([900, 300, 700], 3)).toBeNull();
  expect(lastPaidMs([], 1)).toBeNull();
  expect(answerPoints(rule('firstRight'), scored(1, { tookMs: 700, firstMs: 700 }))).toBe(1000);
  expect(answerPoints(rule('firstRight'), scored(1, { tookMs: 701, firstMs: 700 }))).toBe(0);
  expect(answerPoints(rule('firstRight'), scored(1, { tookMs: 701 }))).toBe(1000);
  expect(answerPoints(rule('firstRight'), scored(1 / 2))).toBe(0);
  // Where speed does not count, everybody is paid by what was reached.
  expect(answerPoints(rule('firstRight'), scored(1 / 2, { tookMs: null, firstMs: 1 }))).toBe(500);
});

test('a streak earns a tenth for each right answer before, for five at most', () => {
  const bonuses = [0, 1, 2, 3, 6, 7, 50].map((streak) => streakBonus({ streaks: true }, 1000, streak));
  expect(bonuses).toEqual([0, 0, 100, 200, 500, 500, 500]);
  expect(streakBonus({ streaks: true }, 777, 4)).toBe(233);
  expect(streakBonus({ streaks: true }, 5, 4)).toBe(2);
  expect(streakBonus({ streaks: false }, 1000, 9)).toBe(0);
});
