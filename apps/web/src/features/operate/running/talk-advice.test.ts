import { expect, test } from 'vitest';
import { adviceOf } from './talk-advice.ts';

test.each([
  [0, 10, 'explain'],
  [29, 100, 'explain'],
  [3, 10, 'talk'],
  [7, 10, 'talk'],
  [71, 100, 'reveal'],
  [10, 10, 'reveal'],
  [null, 10, null],
  [0, 0, null],
])('%s right of %s: %s', (right, answered, advice) => {
  expect(adviceOf(right, answered)).toBe(advice);
});
