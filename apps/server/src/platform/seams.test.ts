import { GameId } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';

describe('systemRandom', () => {
  it('makes ids that sort by time, never twice, in the contract’s form', () => {
    let nowMs = Date.UTC(2026, 0);
    const random = systemRandom(() => nowMs);
    const ids = Array.from({ length: 500 }, () => {
      nowMs += 1;
      return random.id();
    });
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(GameId.parse(id)).toHaveLength(20);
    nowMs = Date.UTC(2053, 0);
    expect(random.id() > (ids[0] ?? '')).toBe(true);
  });

  it('makes secrets of 128 bits and whole numbers below a limit', () => {
    const random = systemRandom(Date.now);
    expect(random.secret()).toMatch(/^[\w-]{22}$/);
    const numbers = new Set(Array.from({ length: 200 }, () => random.below(3)));
    expect(numbers).toEqual(new Set([0, 1, 2]));
  });
});
