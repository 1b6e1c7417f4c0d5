import { LANGUAGE_SERVICES } from '@qc/words';
import { MONEY_CURRENCIES, offerTitleIn } from '@qc/contract';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Checkout, CheckoutGuest, Notice, OrderToPay, PaymentProvider } from './payment-provider.ts';
import { factOfCharge, factOfEvent, factOfSession } from './stripe-facts.ts';
import { askStripe, stripeClient, type StripeFault, type StripeKeys } from './stripe-client.ts';

/** Stripe keeps a checkout open for at least half an hour. */
const CHECKOUT_MS = 60 * 60 * 1000;
/** A signature that is older is somebody's recording. */
const TOLERANCE_S = 300;

/** Cards and whatever else Stripe offers, on its hosted page. A year is paid once, like a pack. */
export function stripeProvider(keys: StripeKeys, seams: { now(): number; log: Logger }): PaymentProvider {
  const stripe = stripeClient(keys);
  const logRefusal = (what: string, order: OrderToPay) => (fault: StripeFault) =>
    seams.log.error({ fault, order: order.id }, `Stripe refused to ${what}`);
  return {
    name: 'stripe',
    capabilities: { currencies: MONEY_CURRENCIES, hostedPage: true, orderLastsMs: CHECKOUT_MS },
    createCheckout: async (order, guest) => {
      const wish = () => stripe.checkout.sessions.create(sessionWish(order, guest), { idempotencyKey: order.id });
      const session = await askStripe(wish, logRefusal('open a checkout', order));
      return session === null ? null : checkoutOf(session);
    },
    fetchStatus: async (order) => {
      const ref = order.checkoutRef;
      if (ref === null) return null;
      const session = await askStripe(() => stripe.checkout.sessions.retrieve(ref), logRefusal('show one', order));
      return session === null
        ? null
        : factOfSession(session, `look:${ref}:${String(session.status)}:${session.payment_status}`, false);
    },
    closeCheckout: async (order) => {
      const ref = order.checkoutRef;
      if (ref === null) return true;
      // Refused when it is paid or over already.
      const expire = () => stripe.checkout.sessions.expire(ref);
      return (await askStripe(expire, () => {})) !== null;
    },
    refund: async (order, { refundId, paymentRef, amountMinor }) => {
      const earlier = await findRefund(stripe, order, { refundId, paymentRef });
      const wish = { payment_intent: paymentRef, amount: amountMinor, metadata: { refund: refundId, order: order.id } };
      const ask = () => stripe.refunds.create({ ...wish, expand: ['charge'] }, { idempotencyKey: refundId });
      const refund = earlier ?? (await askStripe(ask, logRefusal('give money back', order)));
      if (refund === null || refund.status === 'failed' || refund.status === 'canceled') return { kind: 'refused' };
      const { charge } = refund;
      const fact = typeof charge === 'object' && charge !== null ? factOfCharge(charge, `refund:${refund.id}`) : null;
      return { kind: 'done', ref: refund.id, fact };
    },
    readNotice: (rawBody, headers) => readNotice(stripe, keys.webhookSecret, { rawBody, headers, nowMs: seams.now() }),
  };
}

/** Keys of repeated calls are forgotten after a day; a refund that a crash cut off may be older. */
async function findRefund(stripe: Stripe, order: OrderToPay, back: { refundId: string; paymentRef: string }) {
  const wish = { payment_intent: back.paymentRef, limit: 100, expand: ['data.charge'] };
  const listed = await askStripe(
    () => stripe.refunds.list(wish),
    () => {},
  );
  const own = listed?.data.find(
    ({ metadata }) => metadata?.['refund'] === back.refundId && order.id === metadata['order'],
  );
  return own ?? null;
}

function sessionWish(order: OrderToPay, guest: CheckoutGuest): Stripe.Checkout.SessionCreateParams {
  // On the payment as well: refunds are told with the charge, which has these and not the session's.
  const metadata = { order: order.id, user: order.userId };
  const price = {
    currency: order.currency.toLowerCase(),
    unit_amount: order.amountMinor,
    product_data: { name: offerTitleIn(order.title, guest.language) },
  };
  return {
    mode: 'payment',
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata },
    line_items: [{ quantity: 1, price_data: price }],
    customer_email: guest.email,
    // The sum is the offer's own, in its own currency: converted, it would not fit the order.
    adaptive_pricing: { enabled: false },
    success_url: guest.successUrl,
    cancel_url: guest.cancelUrl,
    expires_at: Math.floor(order.expiresAtMs / 1000),
    // Stripe's page speaks neither Hebrew nor Arabic: it takes the browser's next language.
    locale: LANGUAGE_SERVICES[guest.language].paymentLocale,
  };
}

function checkoutOf({ id, url }: Stripe.Checkout.Session): Checkout | null {
  return url === null ? null : { ref: id, url };
}

interface Sent {
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
  nowMs: number;
}
function readNotice(stripe: Stripe, secret: string, { rawBody, headers, nowMs }: Sent): Notice {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return { kind: 'refused' };
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S, undefined, nowMs);
    return { kind: 'authentic', fact: factOfEvent(event) };
  } catch {
    return { kind: 'refused' };
  }
}
