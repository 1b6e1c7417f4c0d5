import { type GameVersions, QuestionId, UserId } from '@qc/contract';
import { expect, test } from 'vitest';
import { findOthersNews } from './others-news.ts';

const slide = (n: number) => QuestionId.parse(`slide-${String(n).padStart(8, '0')}`);
const me = UserId.parse('user-00000001');
const david = { _id: UserId.parse('user-00000002'), name: 'David' };
const noa = { _id: UserId.parse('user-00000003'), name: 'Noa' };
const myself = { _id: me, name: 'Me' };

type By = GameVersions['changedBy'];
/** A game of version 5 by `by`, with slides of these versions and authors. */
function there(by: By, slides: [version: number, by: By][]): GameVersions {
  const questions = slides.map(([version, changedBy], n) => ({ _id: slide(n), version, changedBy, updatedAt: 1 }));
  return { version: 5, changedBy: by, questions };
}
const own = (gameVersion: number | undefined, versions: (number | undefined)[]) => ({
  me,
  gameVersion,
  slideVersion: (id: QuestionId) => versions[Number(id.slice(-2))],
});

test('nothing is told of what this page has, of own saves, of what collides and of slides it does not know', () => {
  expect(findOthersNews(there(david, [[3, david]]), own(5, [3]))).toBeNull();
  expect(findOthersNews(there(myself, [[4, myself]]), own(4, [3]))).toBeNull();
  expect(findOthersNews(there(david, [[4, david]]), own(undefined, [undefined]))).toBeNull();
  expect(findOthersNews(there(null, [[4, null]]), own(4, [3]))).toBeNull();
});

test('slides and settings that somebody else saved are told by name', () => {
  const saved: [number, By][] = [
    [3, david],
    [7, david],
    [2, myself],
  ];
  expect(findOthersNews(there(david, saved), own(4, [3, 6, 1]))).toEqual({
    name: 'David',
    slides: [slide(1)],
    game: true,
  });
});

test('of two people the one who changed more is named', () => {
  const saved: [number, By][] = [
    [2, noa],
    [2, david],
    [2, david],
  ];
  expect(findOthersNews(there(noa, saved), own(4, [1, 1, 1]))).toEqual({
    name: 'David',
    slides: [slide(1), slide(2)],
    game: false,
  });
});
