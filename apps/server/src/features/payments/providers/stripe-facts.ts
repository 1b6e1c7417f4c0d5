import type Stripe from 'stripe';
import type { PaymentFact } from '../facts/payment-fact.ts';

/** What an event proves about one of our payments; null: it is about something else. */
export function factOfEvent(event: Stripe.Event): PaymentFact | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const failed = event.type === 'checkout.session.async_payment_failed';
      return factOfSession(event.data.object, event.id, failed);
    }
    case 'charge.refunded':
      return factOfCharge(event.data.object, event.id);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_reinstated':
      return factOfDispute(event.data.object, event.id, event.type);
    default:
      return null;
  }
}

/** What a checkout says of its payment; null: it is still open. */
export function factOfSession(session: Stripe.Checkout.Session, eventKey: string, failed: boolean): PaymentFact | null {
  // A link or another program of the same account makes sessions as well: those carry no order of ours.
  const { order, user } = session.metadata ?? {};
  if (order === undefined || session.mode !== 'payment') return null;
  const kind = failed ? 'failed' : kindOf(session);
  if (kind === null) return null;
  return {
    eventKey,
    kind,
    // Written twice when the session was made: two that differ are nobody's.
    orderId: session.client_reference_id === order ? order : '',
    userId: user ?? '',
    checkoutRef: session.id,
    paymentRef: idOf(session.payment_intent),
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    disputeRef: null,
  };
}

function kindOf({ status, payment_status }: Stripe.Checkout.Session): PaymentFact['kind'] | null {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return null;
  return payment_status === 'paid' || payment_status === 'no_payment_required' ? 'paid' : 'processing';
}

/** What was given back of a charge, everything so far. */
export function factOfCharge(charge: Stripe.Charge, eventKey: string): PaymentFact {
  return {
    eventKey,
    kind: 'refunded',
    orderId: charge.metadata['order'] ?? null,
    userId: charge.metadata['user'] ?? null,
    checkoutRef: null,
    paymentRef: idOf(charge.payment_intent),
    amountMinor: charge.amount_refunded,
    currency: charge.currency.toUpperCase(),
    disputeRef: null,
  };
}

function factOfDispute(dispute: Stripe.Dispute, eventKey: string, type: Stripe.Event.Type): PaymentFact | null {
  const kind = kindOfDispute(dispute.status, type);
  if (kind === null) return null;
  return {
    eventKey,
    kind,
    orderId: null,
    userId: null,
    checkoutRef: null,
    paymentRef: idOf(dispute.payment_intent),
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    disputeRef: dispute.id,
  };
}

function kindOfDispute(status: Stripe.Dispute['status'], type: Stripe.Event.Type): PaymentFact['kind'] | null {
  // An inquiry of the bank's takes no money: it is a dispute only once it becomes one.
  if (type === 'charge.dispute.created') return status.startsWith('warning_') ? null : 'disputeOpened';
  if (type === 'charge.dispute.closed') return status === 'lost' ? 'disputeLost' : 'disputeWon';
  // One that was lost, appealed against and won in the end may be told of by these alone.
  return status === 'won' ? 'disputeWon' : null;
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' || value === null ? value : value.id;
}
