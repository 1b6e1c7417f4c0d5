import type { Language, MoneyCurrency, PaymentProviderName } from '@qc/contract';
import type { PaymentFact } from '../facts/payment-fact.ts';

/** An order, as far as a provider needs to know it. */
export interface OrderToPay {
  id: string;
  userId: string;
  title: string;
  amountMinor: number;
  currency: MoneyCurrency;
  expiresAtMs: number;
  /** The provider's name of the checkout; null: none was made yet. */
  checkoutRef: string | null;
  paymentRef: string | null;
}
/** The person in front of the checkout, and where to send them after it. */
export interface CheckoutGuest {
  email: string;
  language: Language;
  successUrl: string;
  cancelUrl: string;
}
/** A page of the provider's where one order is paid. */
export interface Checkout {
  ref: string;
  url: string;
}

/** What a message from outside is worth. */
export type Notice =
  /** Proved to be the provider's; `null`: nothing in it is about our orders. */
  | { kind: 'authentic'; fact: PaymentFact | null }
  /** It may be anybody's: a reason to ask the provider, never more. */
  | { kind: 'lookAgain'; orderId: string }
  /** Forged, stale, or not to be read. */
  | { kind: 'refused' };

/** Money that is to go back. `refundId` is ours: the same one goes back once, however often it is asked. */
export interface MoneyBack {
  refundId: string;
  paymentRef: string;
  amountMinor: number;
}
export type MoneyBackOutcome =
  | { kind: 'done'; ref: string; fact: PaymentFact | null }
  /** The provider will not; asking again is useless. */
  | { kind: 'refused' };

/** Who takes the money. Calls that go out throw `ProviderAway` when nobody can say what came of them. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly capabilities: {
    currencies: readonly MoneyCurrency[];
    /** The buyer pays on a page of the provider's; otherwise an admin settles the order. */
    hostedPage: boolean;
    /** How long an order waits to be paid. */
    orderLastsMs: number;
  };
  /** Null: there is nothing to open. The same order gives the same checkout. Null from a hosted page: refused. */
  createCheckout(order: OrderToPay, guest: CheckoutGuest): Promise<Checkout | null>;
  /** What the provider says of the order now; null: nothing new. */
  fetchStatus(order: OrderToPay): Promise<PaymentFact | null>;
  /** Closes the page of an order. False: it was paid, or over, before. */
  closeCheckout(order: OrderToPay): Promise<boolean>;
  refund(order: OrderToPay, back: MoneyBack): Promise<MoneyBackOutcome>;
  /** Of providers that send messages: reads one, from its raw bytes. */
  readNotice?(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): Notice;
}

/** The provider could not be reached, or did not say what it did. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the payment provider is away', { cause });
    this.name = 'ProviderAway';
  }
}
