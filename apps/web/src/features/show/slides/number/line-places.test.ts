import { describe, expect, it } from 'vitest';
import { numberLine, rightNumber } from './line-places.ts';

const once = (...values: number[]) => values.map((value) => ({ value, count: 1 }));

describe('the line of a number slide', () => {
  it('goes from the lowest to the highest in a small hall, each guess at its place', () => {
    const line = numberLine(once(100, 150, 300), 200);
    expect(line).toMatchObject({ from: 100, to: 300, truth: 0.5, below: null, above: null, isCrowd: false });
    expect(line.piles).toEqual([
      { at: 0, count: 1 },
      { at: 0.25, count: 1 },
      { at: 1, count: 1 },
    ]);
  });
  it('reaches to the right number that nobody came near', () => {
    expect(numberLine(once(100, 200), 1000)).toMatchObject({ from: 100, to: 1000, truth: 1 });
  });
  it('leaves who is far out beyond its ends, with how many they are', () => {
    const many = Array.from({ length: 28 }, (_, at) => ({ value: 500 + at, count: 1 }));
    const line = numberLine([{ value: -9e9, count: 1 }, ...many, { value: 1e12, count: 1 }], 510);
    expect(line).toMatchObject({
      from: 500,
      to: 527,
      below: { value: -9e9, count: 1 },
      above: { value: 1e12, count: 1 },
      isCrowd: false,
    });
    expect(line.piles.reduce((sum, { count }) => sum + count, 0)).toBe(28);
  });
  it('never leaves the right one outside', () => {
    const line = numberLine([...once(1), { value: 500, count: 30 }], 1);
    expect(line).toMatchObject({ from: 1, truth: 0, below: null });
    expect(line.piles).toContainEqual({ at: 0, count: 1 });
  });
  it('stands in the middle where all said the same, and right', () => {
    expect(numberLine([{ value: 7, count: 3 }], 7)).toMatchObject({ piles: [{ at: 0.5, count: 3 }], truth: 0.5 });
  });
  it('shows heights where dots would be too many', () => {
    expect(numberLine([{ value: 7, count: 41 }], null)).toMatchObject({ isCrowd: true, truth: null });
    expect(numberLine([...once(1), { value: 7, count: 8 }], 7).isCrowd).toBe(true);
  });
  it('reads the right number from the words of the engine', () => {
    expect(rightNumber(['-8849.5 m'])).toBe(-8849.5);
    expect(rightNumber([])).toBeNull();
  });
});
