import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oldOrder } from './old-order.ts';

const rows = (...ranks: (number | null)[]) => ranks.map((previousRank) => ({ previousRank }));

it('puts rows where they stood, shared places one below the other', () => {
  expect(oldOrder(rows(2, 1, 3))).toEqual([1, 0, 2]);
  expect(oldOrder(rows(1, 1, 3))).toEqual([0, 1, 2]);
});

it('closes up where somebody stood who is not in the table any more', () => {
  expect(oldOrder(rows(9, 1, 4))).toEqual([2, 0, 1]);
});

it('lets those come from below who stood nowhere', () => {
  expect(oldOrder(rows(9, 1, null))).toEqual([1, 0, null]);
  expect(oldOrder(rows(null, null))).toEqual([null, null]);
});

it('never puts two rows at one place, leaves one free above another, nor puts a better one below', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 14 }), { nil: null }), { maxLength: 10 }), (ranks) => {
      const before = oldOrder(rows(...ranks));
      const taken = before.filter((slot) => slot !== null);
      expect(taken.toSorted((a, b) => a - b)).toEqual(taken.map((_, slot) => slot));
      before.forEach((slot, one) =>
        before.forEach((other, two) => {
          if (slot !== null && other !== null && (ranks[one] ?? 0) < (ranks[two] ?? 0))
            expect(slot).toBeLessThan(other);
        }),
      );
    }),
  );
});
