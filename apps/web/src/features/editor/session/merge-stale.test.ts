import { describe, expect, it } from 'vitest';
import { isSameValue, joinOrders } from './merge-stale.ts';

describe('isSameValue', () => {
  it('compares deeply and as the server cleans texts', () => {
    expect(isSameValue({ a: [1, { b: ' x ' }] }, { a: [1, { b: 'x' }] })).toBe(true);
    expect(isSameValue({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(isSameValue(['a'], ['a', 'b'])).toBe(false);
    expect(isSameValue(null, {})).toBe(false);
  });
});

describe('joinOrders', () => {
  it('keeps my order and takes in what came and went', () => {
    expect(joinOrders(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'n', 'c'])).toEqual(['c', 'a', 'b', 'n']);
    expect(joinOrders(['a', 'b', 'c'], ['c', 'b', 'a'], ['a', 'c'])).toEqual(['c', 'a']);
    expect(joinOrders(['a', 'b'], ['b', 'a'], ['n', 'a', 'b'])).toEqual(['n', 'b', 'a']);
  });
  it('gives up when both moved', () => {
    expect(joinOrders(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c'])).toBeUndefined();
  });
});
