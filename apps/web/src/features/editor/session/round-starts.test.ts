import { QuestionId } from '@qc/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingsAfterLeaving, headingsAfterMoving, type InRounds } from './round-starts.ts';

const idOf = (n: number) => QuestionId.parse(`slide-${String(n).padStart(8, '0')}`);

/** Slides from a word such as `.A..B`: each letter begins a round, `!` is a locked slide. */
function slidesOf(word: string): InRounds[] {
  return [...word].map((sign, at) => ({
    id: idOf(at),
    round: /[A-Z]/.test(sign) ? { title: sign } : null,
    locked: sign === '!',
  }));
}

const set = (...at: number[]) => new Set(at.map(idOf));
const told = (changes: ReturnType<typeof headingsAfterLeaving>) =>
  changes.map(({ id, round }) => `${Number(id.slice(-2))}${round?.title ?? '-'}`);

it.each([
  ['.A..B.', [1], ['2A']],
  ['.A..B.', [1, 2], ['3A']],
  ['.A..B.', [1, 2, 3], []],
  ['.A..B.', [1, 2, 3, 4], ['5B']],
  ['.A..B.', [1, 4], ['2A', '5B']],
  ['.A..B.', [0, 2, 5], []],
  ['AB.', [0], []],
  ['A!.', [0], []],
])('of %s without %j the headings stay with the first that is left', (word, gone, expected) => {
  expect(told(headingsAfterLeaving(slidesOf(word), set(...gone)))).toEqual(expected);
});

it.each([
  ['.A..B.', [1], ['1-', '2A']],
  ['.A..B.', [1, 2, 3], []],
  ['.A..B.', [2], []],
  ['AB.', [1], ['1-', '2B']],
])('a first slide of %s that moves away (%j) leaves its heading behind', (word, moved, expected) => {
  expect(told(headingsAfterMoving(slidesOf(word), set(...moved)))).toEqual(expected);
});

it('no round with a slide left is lost, none is made, and the other slides stay in theirs', () => {
  const word = fc.stringMatching(/^[.A-F]{1,9}$/);
  const picked = fc.array(fc.nat(8), { maxLength: 6 });
  fc.assert(
    fc.property(word, picked, (letters, gone) => {
      const slides = slidesOf(letters);
      const leaving = set(...gone);
      const changes = new Map(headingsAfterLeaving(slides, leaving).map(({ id, round }) => [id, round]));
      const left = slides
        .filter(({ id }) => !leaving.has(id))
        .map((slide) => ({ ...slide, round: changes.get(slide.id) ?? slide.round }));
      const roundsOf = (all: readonly InRounds[]) => {
        let title = '';
        return new Map(all.map(({ id, round }) => [id, (title = round?.title ?? title)]));
      };
      const before = roundsOf(slides);
      for (const [id, title] of roundsOf(left)) expect(title).toBe(before.get(id));
    }),
  );
});
