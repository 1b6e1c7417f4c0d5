import { expect, it } from 'vitest';
import { creditsToTake } from './credits-to-take.ts';

const order = { uses: 20, amount: 2900, refunded: 0, creditsLeft: 20, creditsTaken: 0 };

it.each([
  ['a part: rounded down for the buyer', order, 1000, { taken: 6, after: 14 }],
  [
    'the rest: all that is left',
    { ...order, refunded: 1000, creditsLeft: 14, creditsTaken: 6 },
    1900,
    { taken: 14, after: 0 },
  ],
  [
    'a second part counts with the first',
    { ...order, refunded: 1000, creditsLeft: 14, creditsTaken: 6 },
    500,
    { taken: 4, after: 10 },
  ],
  ['never more than is unused', { ...order, creditsLeft: 2 }, 1000, { taken: 2, after: 0 }],
  ['nothing yet', order, 0, { taken: 0, after: 20 }],
])('takes of %s', (_name, of, amount, expected) => {
  expect(creditsToTake(of, amount)).toEqual(expected);
});
