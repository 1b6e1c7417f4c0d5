import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oldOrder } from './old-order.ts';

const rows = (...ranks: (number | null)[]) => ranks.map((previousRank) => ({ previousRank }));

it('puts rows where they stood, shared places one below the other', () => {
  expect(oldOrder(rows(2, 1, 3))).toEqual([1, 0, 2]);
  expect(oldOrder(rows(1, 1, 3))).toEqual([0, 1, 2]);
});

it('lets those come from below who stood below, or nowhere', () => {
  expect(oldOrder(rows(9, 1, null))).toEqual([null, 0, null]);
  expect(oldOrder(rows(null, null))).toEqual([null, null]);
});

it('never puts two rows at one place, nor a better one below', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 14 }), { nil: null }), { maxLength: 10 }), (ranks) => {
      const before = oldOrder(rows(...ranks));
      const taken = before.filter((slot) => slot !== null);
      expect(new Set(taken).size).toBe(taken.length);
      before.forEach((slot, one) =>
        before.forEach((other, two) => {
          if (slot !== null && other !== null && (ranks[one] ?? 0) < (ranks[two] ?? 0))
            expect(slot).toBeLessThan(other);
        }),
      );
    }),
  );
});
