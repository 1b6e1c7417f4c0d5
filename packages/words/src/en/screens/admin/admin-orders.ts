import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';
import { orderStates } from '../money/order-states.ts';

/** Words of adminOrders. */
export const adminOrders = {
  orders: 'Orders',
  ordersLead: 'All orders, including unpaid ones. Direct payments stay here until you mark them as paid.',
  searchOrders: 'Search by buyer, order number or receipt',
  number: 'Order',
  disputeLost: 'Dispute lost',
  disputeWon: 'Dispute won',
  creditsGone: (taken: number, before: number, after: number) =>
    `Credits from this order to be removed: ${taken}. Unused now: ${before}, after the refund: ${after}.`,
  yearEnds: 'The annual subscription ends.',
  yearStays: 'The annual subscription stays.',
  status: 'Status',
  everyStatus: 'All',
  states: { ...orderStates, waiting: 'Pending' },
  byHand: 'direct payment',
  ordersCount: (n: number) => plural(n, { one: '1 order', other: `${n} orders` }),
  noneWaiting: 'No pending orders',
  noneWaitingText: 'Orders with direct payment appear here until you process them.',
  noOrders: 'No orders yet',
  noOrdersText: 'As soon as someone buys, the order is listed here.',
  showEvery: 'Show all orders',
  buyer: 'Buyer',
  what: 'Item',
  credits: (n: number) => plural(n, { one: '1 credit', other: `${n} credits` }),
  amount: 'Amount',
  givenBack: (amount: string) => `${amount} refunded`,
  ordered: 'Ordered',
  receipt: 'Receipt',
  more: (name: string) => `Actions for ${isolate(name)}’s order`,
  markPaid: 'Mark as paid',
  decline: 'Decline',
  paidTitle: (name: string, amount: string) => `Did you receive ${amount} from ${isolate(name)}?`,
  paidText: 'The credits are added right away, and a receipt is emailed.',
  declineTitle: (name: string) => `Decline ${isolate(name)}’s order?`,
  declineText: 'No credits are added. The buyer sees that the order was declined.',
  note: 'Note (optional)',
  nowPaid: 'Marked as paid, credits added',
  nowDeclined: 'Order declined',
  refund: 'Refund',
  refundTitle: (name: string) => `Refund ${isolate(name)}`,
  refundText: 'The money is returned to the original payment method. Unused credits from this order are removed.',
  refundTextManual: 'Return the money yourself and record it here. Unused credits from this order are removed.',
  refundAtMost: (limit: string) => `At most ${limit}`,
  refundTooMuch: (limit: string) => `No more than ${limit} can be refunded`,
  refundDone: 'Refund recorded',
};

/** Texts of orders. */
export type OrderTexts = typeof adminOrders;
