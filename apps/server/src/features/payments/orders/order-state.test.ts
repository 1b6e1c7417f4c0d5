import { expect, it } from 'vitest';
import { creditsToTake, orderState } from './order-state.ts';
import type { PaymentFact } from '../facts/payment-fact.ts';

const fact = (kind: PaymentFact['kind'], more: Partial<PaymentFact> = {}): PaymentFact => ({
  eventKey: kind,
  kind,
  orderId: null,
  userId: null,
  checkoutRef: null,
  paymentRef: null,
  amountMinor: 1000,
  currency: 'ILS',
  disputeRef: kind.startsWith('dispute') ? 'dp_1' : null,
  ...more,
});

/** Every different order of a list in which things may come more than once. */
function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const first of new Set(items)) {
    const rest = items.toSpliced(items.indexOf(first), 1);
    for (const order of orders(rest)) yield [first, ...order];
  }
}

it('ends alike in all 1,680 orders of paid, refunded and disputed with three copies of each', () => {
  const facts = [fact('paid'), fact('refunded', { amountMinor: 400 }), fact('disputeOpened')];
  const ends = new Set<string>();
  let tried = 0;
  for (const order of orders(facts.flatMap((one) => [one, one, one]))) {
    ends.add(JSON.stringify(orderState(order, 1000)));
    tried++;
  }
  expect(tried).toBe(1680);
  expect([...ends].map((end): unknown => JSON.parse(end))).toEqual([
    expect.objectContaining({ paid: true, refundedMinor: 400, disputed: true }),
  ]);
});

it('ends alike in all orders of two refunds and a dispute that was won', () => {
  const facts = [
    fact('paid'),
    fact('refunded', { amountMinor: 300 }),
    fact('refunded', { amountMinor: 700 }),
    fact('disputeOpened'),
    fact('disputeWon'),
  ];
  for (const order of orders(facts)) {
    const state = orderState(order, 1000);
    expect(state).toMatchObject({ paid: true, refundedMinor: 700, disputed: false, disputes: [], won: ['dp_1'] });
    expect(creditsToTake(state, { uses: 10, amountMinor: 1000 })).toBe(7);
  }
});

it('ends alike in all 10,080 orders of a dispute that was lost and then won, with copies', () => {
  const [lost, won] = [fact('disputeLost'), fact('disputeWon')];
  const told = [fact('paid'), fact('refunded', { amountMinor: 300 }), fact('disputeOpened'), lost, lost, won, won];
  const ends = new Set<string>();
  let tried = 0;
  for (const order of orders([...told, fact('disputeOpened', { disputeRef: 'dp_2' })])) {
    ends.add(JSON.stringify(orderState(order, 1000)));
    tried++;
  }
  // Eight facts, two of them twice: 8! / (2! * 2!).
  expect(tried).toBe(10_080);
  expect([...ends].map((end): unknown => JSON.parse(end))).toEqual([
    expect.objectContaining({ disputed: true, disputes: [{ ref: 'dp_2', amountMinor: 1000 }], won: ['dp_1'] }),
  ]);
});

it('keeps a lost dispute lost as long as it is not won, and never counts more back than was paid', () => {
  const state = orderState([fact('paid'), fact('disputeLost'), fact('refunded', { amountMinor: 5000 })], 1000);
  expect(state).toMatchObject({ disputed: true, refundedMinor: 1000 });
  expect(creditsToTake(state, { uses: 10, amountMinor: 1000 })).toBe(10);
});

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [999, 9],
  [1000, 10],
])('a refund of %i of 1000 stands for %i of 10 credits', (refunded, credits) => {
  const state = orderState([fact('paid'), fact('refunded', { amountMinor: refunded })], 1000);
  expect(creditsToTake(state, { uses: 10, amountMinor: 1000 })).toBe(credits);
});
