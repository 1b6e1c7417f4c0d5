import type { TrackedEvents } from '#platform/scripts';
import type { Order } from '@qc/contract';

/** What is told of an order: the offer and its price, nobody's name. */
export function basketOf(
  order: Pick<Order, 'title' | 'type' | 'amount' | 'currency'>,
): TrackedEvents['begin_checkout'] {
  // All three currencies have hundredths.
  const value = order.amount / 100;
  return {
    currency: order.currency,
    value,
    items: [{ item_name: order.title, item_category: order.type, price: value, quantity: 1 }],
  };
}
