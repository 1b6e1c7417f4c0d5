import { describe, expect, it } from 'vitest';
import { placeAt, readOrder, reorder } from './reorder.ts';

describe('reorder', () => {
  it('moves one and keeps the order of the others', () => {
    expect(reorder([3, 1, 0, 2], 0, 2)).toEqual([1, 0, 3, 2]);
    expect(reorder([3, 1, 0, 2], 3, 0)).toEqual([2, 3, 1, 0]);
    expect(reorder([3, 1, 0, 2], 1, 1)).toEqual([3, 1, 0, 2]);
  });
  it('stays within the list', () => {
    expect(reorder([3, 1, 0, 2], 0, -1)).toEqual([3, 1, 0, 2]);
    expect(reorder([3, 1, 0, 2], 3, 4)).toEqual([3, 1, 0, 2]);
    expect(reorder([3, 1, 0, 2], 9, 0)).toEqual([3, 1, 0, 2]);
  });
});

describe('placeAt', () => {
  const middles = [10, 30, 50, 70];
  it('is the row whose middle was crossed', () => {
    expect([placeAt(middles, 1, 35), placeAt(middles, 1, 51), placeAt(middles, 1, 500)]).toEqual([1, 2, 3]);
    expect([placeAt(middles, 2, 45), placeAt(middles, 2, 29), placeAt(middles, 2, -80)]).toEqual([2, 1, 0]);
  });
});

describe('readOrder', () => {
  it('is the order kept, or the first one where what is kept is none', () => {
    expect(readOrder('2 0 1', 3)).toEqual([2, 0, 1]);
    for (const bad of ['', '2 0', '2 0 0', '0 1 2 3', 'a b c']) expect(readOrder(bad, 3)).toEqual([0, 1, 2]);
  });
});
