import type { Order } from '@qc/contract';

/** How many unused credits go with a refund, and how many of the order's are left then: as the server counts. */
export function creditsToTake(
  order: Pick<Order, 'uses' | 'amount' | 'refunded' | 'creditsLeft' | 'creditsTaken'>,
  amount: number,
): { taken: number; after: number } {
  const { uses, refunded, creditsLeft, creditsTaken } = order;
  const back = Math.min(order.amount, refunded + amount);
  const isWhole = order.amount > 0 && back >= order.amount;
  const share = order.amount === 0 ? 0 : Math.floor((uses * back) / order.amount) - creditsTaken;
  const taken = isWhole ? creditsLeft : Math.min(creditsLeft, Math.max(0, share));
  return { taken, after: creditsLeft - taken };
}
