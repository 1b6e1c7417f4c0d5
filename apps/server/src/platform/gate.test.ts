import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('lets so many through at once, in order, also after a failure', async () => {
  const through = createGate(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 7 }, (_, i) =>
    through(async () => {
      begun.push(i);
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 5));
      running--;
      if (i === 3) throw new Error('broken picture');
      return i;
    }),
  );
  const results = await Promise.allSettled(all);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, true, false, true, true, true]);
});
