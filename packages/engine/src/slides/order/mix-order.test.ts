import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixOrder } from './mix-order.ts';
import { samplePicture } from '../../testing/arbitrary-game.ts';
import { answersWith } from '../../testing/sample-game.ts';

const items = fc
  .uniqueArray(fc.tuple(fc.string(), fc.constantFrom(null, samplePicture('one'), samplePicture('two'))), {
    minLength: 2,
    maxLength: 8,
    selector: ([text, media]) => `${text}/${media?._id}`,
  })
  .map((pairs) => pairs.map(([text, media], index) => ({ text, media, correct: index === 0 })));

test('the order shown depends on the items and the seed, never on how they are written', () => {
  fc.assert(
    fc.property(items, fc.string(), fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (written, seed, dice) => {
      const other = written.map((item, index) => [item, dice[index] ?? 0] as const);
      other.sort((a, b) => a[1] - b[1]);
      const one = mixOrder(written, seed);
      const two = mixOrder(
        other.map(([item]) => item),
        seed,
      );
      expect(JSON.stringify(two.answers)).toBe(JSON.stringify(one.answers));
      // The right order leads back to what is written.
      expect(one.sequence.map((index) => one.answers[index]?.text)).toEqual(written.map((item) => item.text));
      expect(one.answers.some((item) => item.correct)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('rooms mix differently, and every order comes up about as often', () => {
  const counts = new Map<string, number>();
  for (let code = 0; code < 6000; code += 1) {
    const shown = mixOrder(answersWith([], 3), String(code).padStart(6, '0')).sequence.join('');
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
