import { z } from 'zod';

/**
 * One thing that a provider proved about one payment. Kept for good, without personal data. What an order is follows
 * from all its facts together, so it does not matter in which order or how often they come.
 */
export const PaymentFact = z.object({
  /** The provider's name of the event: the same one counts once. */
  eventKey: z.string(),
  kind: z.enum([
    'paid',
    /** Taken, and confirmed only in days: the order goes on waiting. */
    'processing',
    'failed',
    'expired',
    'refunded',
    'disputeOpened',
    'disputeWon',
    'disputeLost',
  ]),
  /** As written into the payment when it was made; null: this event does not carry them. */
  orderId: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  checkoutRef: z.nullable(z.string()),
  paymentRef: z.nullable(z.string()),
  /** Paid: the whole; refunded: everything so far; disputes: what is disputed. Minor units. */
  amountMinor: z.int(),
  /** In capitals. */
  currency: z.string(),
  /** Of disputes: which one. */
  disputeRef: z.nullable(z.string()),
});
export type PaymentFact = z.infer<typeof PaymentFact>;
