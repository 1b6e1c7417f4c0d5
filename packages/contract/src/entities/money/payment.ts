import * as z from 'zod/mini';
import { timeMs } from '../../fields.ts';
import { InstitutionId, OrderId, SubscriptionTypeId, UserId } from '../../ids.ts';
import { MONEY_CURRENCIES, PotOwner, SUBSCRIPTION_KINDS, SubscriptionType } from './credits.ts';

/** Who takes the money. `manual`: an admin marks the order as paid. */
export const PAYMENT_PROVIDERS = ['manual', 'stripe'] as const;
export const PaymentProviderName = z.enum(PAYMENT_PROVIDERS);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

export const ORDER_STATES = ['waiting', 'paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed'] as const;

/** A disputed payment: the bank still decides, or has left us the money, or has taken it for good. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

/** What the payment page offers. */
export const PaymentOffers = z.object({
  types: z.array(SubscriptionType),
  /** No run costs anything here, so nothing is sold. */
  everythingFree: z.boolean(),
  providers: z.array(PaymentProviderName),
  /** The person's own, settled from `default` by language and country. */
  currency: z.enum(MONEY_CURRENCIES),
  /** Whom to ask, and how to pay by hand; as the owner wrote it. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), text: z.string() }),
  /** Who gets the credits: the institution when the person manages one; null: nothing can be bought (a plain member). */
  buyer: z.nullable(PotOwner),
});
export type PaymentOffers = z.infer<typeof PaymentOffers>;

export const NewOrder = z.strictObject({
  subscriptionType: SubscriptionTypeId,
  currency: z.enum(MONEY_CURRENCIES),
  provider: PaymentProviderName,
  /** One press of the button: the same key gives the same order. */
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
});
export type NewOrder = z.infer<typeof NewOrder>;

/** One purchase, from the press of the button on. */
export const Order = z.object({
  _id: OrderId,
  /** As people say and write it, such as 2026-00017. */
  number: z.string(),
  user: z.nullable(UserId),
  institution: z.nullable(InstitutionId),
  owner: PotOwner,
  /** As the offer's was when it was bought: see `offerTitleIn`. */
  title: z.string(),
  type: z.enum(SUBSCRIPTION_KINDS),
  uses: z.int(),
  amount: z.int(),
  currency: z.enum(MONEY_CURRENCIES),
  provider: PaymentProviderName,
  status: z.enum(ORDER_STATES),
  /** Minor units given back so far. */
  refunded: z.int(),
  /** Credits of this order that are not used, and those that went with money that went back. */
  creditsLeft: z.int(),
  creditsTaken: z.int(),
  /** Where a dispute about it stands; null: there was none. */
  dispute: z.nullable(z.enum(DISPUTE_STATES)),
  /** Number of the receipt; empty: not paid yet. */
  receipt: z.string(),
  createdAt: timeMs,
  paidAt: z.nullable(timeMs),
  /** The provider's page where a waiting order is paid; null: none. */
  checkoutUrl: z.nullable(z.string()),
  /** What admins should know, such as a payment that did not fit; empty for everybody else. */
  note: z.string(),
});
export type Order = z.infer<typeof Order>;
