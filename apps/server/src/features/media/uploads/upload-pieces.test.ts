import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverFrom } from './upload-pieces.ts';

const piece = (start: number, end: number) => ({ name: `${start}-${end}`, start, end });
const parts = (pieces: [number, number][]) =>
  coverFrom(pieces.map(([start, end]) => piece(start, end))).map(({ from, end }) => [from, end]);

it('has nothing where the beginning is missing, and ends at a hole', () => {
  expect(parts([])).toEqual([]);
  expect(parts([[1, 9]])).toEqual([]);
  expect(parts([[0, 0]])).toEqual([]);
  expect(
    parts([
      [6, 9],
      [0, 5],
    ]),
  ).toEqual([[0, 5]]);
});

it('reaches what was acknowledged by either of two servers', () => {
  expect(
    parts([
      [0, 8],
      [0, 3],
      [3, 11],
    ]),
  ).toEqual([
    [0, 8],
    [8, 11],
  ]);
});

it('gives each byte once, in order, as far as any way through the pieces leads', () => {
  const some = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 12 })), { maxLength: 12 });
  fc.assert(
    fc.property(some, (drawn) => {
      const pieces = drawn.map(([start, length]) => piece(start, start + length));
      let reached = 0;
      for (let n = 0; n < pieces.length; n += 1) {
        for (const { start, end } of pieces) if (start <= reached) reached = Math.max(reached, end);
      }
      let at = 0;
      for (const part of coverFrom(pieces)) {
        expect(part.from).toBe(at);
        expect(part.start).toBeLessThanOrEqual(at);
        at = part.end;
      }
      expect(at).toBe(reached);
    }),
  );
});
