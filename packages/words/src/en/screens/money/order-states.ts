import type { Order } from '@qc/contract';

/** What people call the states of an order. */
export type OrderStatesTexts = Record<Order['status'], string>;

/** What people call the states of an order. */
export const orderStates: OrderStatesTexts = {
  waiting: 'Waiting for payment',
  paid: 'Paid',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'Disputed',
};
