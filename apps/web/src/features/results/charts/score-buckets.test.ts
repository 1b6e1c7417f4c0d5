import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreBuckets } from './score-buckets.ts';

it('puts every player into one bucket, and has few of a round width', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50_000, max: 1_000_000 }), { minLength: 1, maxLength: 200 }), (scores) => {
      const buckets = scoreBuckets(scores);
      expect(buckets.reduce((sum, { players }) => sum + players, 0)).toBe(scores.length);
      expect(buckets.length).toBeLessThanOrEqual(9);
      for (const { from, to, players } of buckets)
        expect(players).toBe(scores.filter((score) => score >= from && score <= to).length);
      const width = (buckets[0]?.to ?? 0) - (buckets[0]?.from ?? 0) + 1;
      expect(String(width)).toMatch(/^[125]0*$/);
    }),
  );
});

it('has one for equal scores, and none without players', () => {
  expect(scoreBuckets([700, 700])).toEqual([{ from: 700, to: 700, players: 2 }]);
  expect(scoreBuckets([])).toEqual([]);
});
