import type { TrackedEvents } from '#platform/scripts';
import { DEFAULT_LANGUAGE, offerTitleIn, type Order } from '@qc/contract';

/** What is told of an order: the offer and its price, nobody's name. */
export function basketOf(
  order: Pick<Order, 'title' | 'type' | 'amount' | 'currency'>,
): TrackedEvents['begin_checkout'] {
  // All three currencies have hundredths.
  const value = order.amount / 100;
  // One name of an offer in every language of the buyers.
  const name = offerTitleIn(order.title, DEFAULT_LANGUAGE);
  return {
    currency: order.currency,
    value,
    items: [{ item_name: name, item_category: order.type, price: value, quantity: 1 }],
  };
}
