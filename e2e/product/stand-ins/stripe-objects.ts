import { randomBytes } from 'node:crypto';

/** A refusal in Stripe's own shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.body = { error: { type, message } };
  }
}

/** The fields of a checkout session that the product reads. */
export interface Session {
  id: string;
  object: 'checkout.session';
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  url: string | null;
  product: string;
}
interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  refunded: boolean;
}
interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'succeeded';
  metadata: Record<string, string>;
}
interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
}

const HALF_HOUR_S = 30 * 60;

/** What Stripe would remember: sessions, payments, refunds, disputes. Everything that happens is told as an event. */
export class StripeObjects {
  readonly #sessions = new Map<string, Session>();
  /** By payment. */
  readonly #charges = new Map<string, Charge>();
  readonly #refunds: Refund[] = [];
  readonly #disputes = new Map<string, Dispute>();
  readonly #answers = new Map<string, { call: string; answer: object }>();
  readonly #pageOf: (id: string) => string;
  readonly #tell: (type: string, object: object) => void;

  constructor(pageOf: (id: string) => string, tell: (type: string, object: object) => void) {
    this.#pageOf = pageOf;
    this.#tell = tell;
  }

  /** The same key gives the same answer; with another call it is refused. */
  once(key: string | null, call: string, make: () => object): object {
    const known = key === null ? undefined : this.#answers.get(key);
    if (known && known.call !== call) {
      throw new StripeRefusal(
        400,
        'Keys for idempotent requests can only be used with the same parameters.',
        'idempotency_error',
      );
    }
    const answer = known?.answer ?? make();
    if (key !== null) this.#answers.set(key, { call, answer });
    return answer;
  }

  createSession(fields: URLSearchParams): Session {
    const price = (name: string) => fields.get(`line_items[0][price_data]${name}`);
    const amount = Number(price('[unit_amount]'));
    const currency = price('[currency]') ?? '';
    const expires = Number(fields.get('expires_at'));
    if (fields.get('mode') !== 'payment') throw new StripeRefusal(400, 'Only payments are spoken here.');
    if (!Number.isInteger(amount) || amount < 50) throw new StripeRefusal(400, 'Amount must be at least 50 cents.');
    if (!/^[a-z]{3}$/.test(currency)) throw new StripeRefusal(400, `Invalid currency: ${currency}`);
    if (expires < Date.now() / 1000 + HALF_HOUR_S - 60) throw new StripeRefusal(400, 'expires_at is too soon.');
    const id = `cs_test_${randomBytes(16).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: fields.get('client_reference_id'),
      customer_email: fields.get('customer_email'),
      metadata: metadataIn(fields, 'metadata'),
      payment_intent: null,
      success_url: fields.get('success_url') ?? '',
      cancel_url: fields.get('cancel_url') ?? '',
      expires_at: expires,
      url: this.#pageOf(id),
      product: price('[product_data][name]') ?? '',
    };
    this.#sessions.set(id, session);
    return { ...session };
  }

  session(id: string): Session {
    const session = this.#sessions.get(id);
    if (!session) throw new StripeRefusal(404, `No such checkout.session: '${id}'`);
    return session;
  }

  /** Somebody pays on the page; by bank it is confirmed only later. */
  pay(id: string, later: boolean): void {
    const session = this.session(id);
    if (session.status !== 'open') throw new StripeRefusal(400, 'This page is not open any more.');
    const payment = `pi_${randomBytes(12).toString('hex')}`;
    Object.assign(session, { status: 'complete', payment_intent: payment, url: null });
    if (!later) this.#charge(session, payment);
    this.#tell('checkout.session.completed', { ...session });
  }

  /** The bank's word about a payment of days ago. */
  settle(id: string, succeeded: boolean): object {
    const session = this.session(id);
    if (session.payment_intent === null) throw new StripeRefusal(400, 'Nobody has paid here.');
    if (succeeded) this.#charge(session, session.payment_intent);
    this.#tell(`checkout.session.async_payment_${succeeded ? 'succeeded' : 'failed'}`, { ...session });
    return session;
  }

  expire(id: string): object {
    const session = this.session(id);
    if (session.status !== 'open') {
      throw new StripeRefusal(
        400,
        `Only sessions with a status of open can be expired, this one is ${session.status}.`,
      );
    }
    Object.assign(session, { status: 'expired', url: null });
    this.#tell('checkout.session.expired', { ...session });
    return { ...session };
  }

  createRefund(fields: URLSearchParams): object {
    const charge = this.#chargeOf(fields.get('payment_intent') ?? '');
    const refund = this.#refund(charge, Number(fields.get('amount')), metadataIn(fields, 'metadata'));
    return fields.get('expand[0]') === 'charge' ? { ...refund, charge: { ...charge } } : refund;
  }

  /** By hand on Stripe's own pages: the product learns of it by the event alone. */
  refundElsewhere(session: string, amount: number): object {
    return this.#refund(this.#chargeOf(this.session(session).payment_intent ?? ''), amount, {});
  }

  listRefunds(payment: string): object {
    const data = this.#refunds.filter((refund) => refund.payment_intent === payment);
    const withCharge = data.map((refund) => ({ ...refund, charge: { ...this.#chargeOf(payment) } }));
    return { object: 'list', url: '/v1/refunds', has_more: false, data: withCharge };
  }

  /** The card's bank takes the money back for now; later the dispute is won or lost. */
  dispute(session: string, outcome: string): string {
    const charge = this.#chargeOf(this.session(session).payment_intent ?? '');
    const open = this.#disputes.get(charge.id);
    const dispute: Dispute = open ?? {
      id: `dp_${randomBytes(12).toString('hex')}`,
      object: 'dispute',
      amount: charge.amount - charge.amount_refunded,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: 'needs_response',
    };
    this.#disputes.set(charge.id, dispute);
    if (!open) this.#tell('charge.dispute.created', { ...dispute });
    if (outcome === 'won' || outcome === 'lost') {
      dispute.status = outcome;
      this.#tell('charge.dispute.closed', { ...dispute });
    }
    return dispute.id;
  }

  state(): object {
    return { sessions: [...this.#sessions.values()], charges: [...this.#charges.values()], refunds: this.#refunds };
  }

  #charge(session: Session, payment: string): void {
    session.payment_status = 'paid';
    this.#charges.set(payment, {
      id: `ch_${randomBytes(12).toString('hex')}`,
      object: 'charge',
      amount: session.amount_total,
      amount_refunded: 0,
      currency: session.currency,
      metadata: session.metadata,
      payment_intent: payment,
      refunded: false,
    });
  }

  #chargeOf(payment: string): Charge {
    const charge = this.#charges.get(payment);
    if (!charge) throw new StripeRefusal(404, `No such payment_intent: '${payment}'`);
    return charge;
  }

  #refund(charge: Charge, amount: number, metadata: Record<string, string>): Refund {
    if (!(amount > 0) || amount > charge.amount - charge.amount_refunded) {
      throw new StripeRefusal(400, 'Refund amount is greater than what is left of the charge.');
    }
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    const { id, currency, payment_intent } = charge;
    const refund: Refund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      currency,
      charge: id,
      payment_intent,
      status: 'succeeded',
      metadata,
    };
    this.#refunds.push(refund);
    this.#tell('charge.refunded', { ...charge });
    return refund;
  }
}

function metadataIn(fields: URLSearchParams, name: string): Record<string, string> {
  const found = [...fields].flatMap(([key, value]) => {
    const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
    return inner === undefined ? [] : [[inner, value] as const];
  });
  return Object.fromEntries(found);
}
