import * as z from 'zod/mini';
import { USAGE_SOURCES } from '../../devices/devices.ts';
import { TRANSACTION_SOURCES } from '../../transaction-sources.ts';
import { recordOf } from '../../pick-fields.ts';
import { GAME_TYPES } from '../game.ts';
import { text, timeMs } from '../../fields.ts';
import { GameId, InstitutionId, OrderId, SubscriptionId, SubscriptionTypeId, UserId } from '../../ids.ts';
import { CREDITS_MAX, MINOR_MAX, NOTE_MAX, SUBSCRIPTION_DAYS_MAX } from '../../limits.ts';
import { offerTitle } from './offer-title.ts';

/** `times`: a number of credits; `yearly`: runs are free until it ends. */
export const SUBSCRIPTION_KINDS = ['times', 'yearly'] as const;
/** Currencies that money is taken in. A person's own `default` is settled before anything is priced. */
export const MONEY_CURRENCIES = ['USD', 'EUR', 'ILS'] as const;
export type MoneyCurrency = (typeof MONEY_CURRENCIES)[number];
/** Whole minor units: cents, agorot. */
export const minorUnits = z.int().check(z.minimum(0), z.maximum(MINOR_MAX));
/** A number of credits that is given or set. */
export const creditCount = z.int().check(z.minimum(0), z.maximum(CREDITS_MAX));
/** Price in each currency it is sold in; a currency that is missing is not sold in. */
export const Prices = z.strictObject({
  USD: z.optional(minorUnits),
  EUR: z.optional(minorUnits),
  ILS: z.optional(minorUnits),
});
export type Prices = z.infer<typeof Prices>;

/** Whose credits: a person's, or an institution's. */
export const PotOwner = z.object({
  kind: z.enum(['user', 'institution']),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type PotOwner = z.infer<typeof PotOwner>;

/** Credits that came together: bought or granted. usesUsed + usagesLeft + expired credits = original. */
export const Subscription = z.object({
  _id: SubscriptionId,
  owner: PotOwner,
  /** The person; null: it is an institution's. */
  user: z.nullable(UserId),
  institution: z.nullable(InstitutionId),
  type: z.enum(SUBSCRIPTION_KINDS),
  source: z.enum(TRANSACTION_SOURCES),
  /** What was paid, minor units of `currency`; 0: given. */
  price: z.int(),
  currency: z.nullable(z.enum(MONEY_CURRENCIES)),
  /** Original amount of uses; 0 with a yearly one. */
  originalAmount: z.int(),
  usagesLeft: z.int(),
  usesUsed: z.int(),
  usesExpired: z.int(),
  /** Of the expired ones those that went back with the money of a refund or a dispute. */
  usesTakenBack: z.int(),
  createdAt: timeMs,
  /** From this moment on it is expired; null: never. */
  expiryDate: z.nullable(timeMs),
  expired: z.boolean(),
  expiredFromAdmin: z.boolean(),
  /** It is over because its money went back; null: it is not. */
  moneyBack: z.nullable(z.enum(['refunded', 'disputed'])),
  /** Of what was bought, in its three languages perhaps: see `offerTitleIn`. */
  saleTitle: z.string(),
  order: z.nullable(OrderId),
});
export type Subscription = z.infer<typeof Subscription>;

/** Credits that an admin gives by hand, to a person or to an institution. */
export const NewSubscription = z
  .strictObject({
    user: z.optional(UserId),
    institution: z.optional(InstitutionId),
    type: z.enum(SUBSCRIPTION_KINDS),
    originalAmount: z._default(creditCount, 0),
    price: z._default(minorUnits, 0),
    currency: z.optional(z.enum(MONEY_CURRENCIES)),
    /** Yearly and absent: a year from now. */
    expiryDate: z.optional(timeMs),
    saleTitle: z._default(offerTitle, ''),
    /** Why; kept in the audit log and beside the transaction. */
    reason: z._default(text(NOTE_MAX), ''),
    /** The same key twice gives the same subscription once. */
    key: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
  })
  .check(
    z.refine(({ user, institution }) => (user === undefined) !== (institution === undefined), {
      path: ['user'],
      error: 'required',
    }),
    z.refine(({ type, originalAmount }) => type === 'yearly' || originalAmount > 0, {
      path: ['originalAmount'],
      error: 'required',
    }),
  );
export type NewSubscription = z.infer<typeof NewSubscription>;

/**
 * What an admin may change later; a whole subscription may be sent back. `usagesLeft` beyond the original amount is
 * refused with `usesBeyondOriginal`.
 */
export const SubscriptionChanges = z.object({
  usagesLeft: z.optional(creditCount),
  expiryDate: z.optional(z.nullable(timeMs)),
  expiredFromAdmin: z.optional(z.boolean()),
  saleTitle: z.optional(offerTitle),
  reason: z._default(text(NOTE_MAX), ''),
});
export type SubscriptionChanges = z.infer<typeof SubscriptionChanges>;

/** What can be bought. */
export const SubscriptionType = z.object({
  _id: SubscriptionTypeId,
  /** One for all languages, or three in one text: see `offerTitleIn`. */
  title: z.string(),
  type: z.enum(SUBSCRIPTION_KINDS),
  /** Credits; 0 with a yearly one. */
  uses: z.int(),
  /** Days until what was bought expires; null: never (yearly: a year). */
  validDays: z.nullable(z.int()),
  prices: Prices,
  /** Shown on the payment page. */
  active: z.boolean(),
});
export type SubscriptionType = z.infer<typeof SubscriptionType>;
export const NewSubscriptionType = z
  .object({
    title: offerTitle.check(z.minLength(1)),
    type: z.enum(SUBSCRIPTION_KINDS),
    uses: z._default(creditCount, 0),
    validDays: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(SUBSCRIPTION_DAYS_MAX))), null),
    prices: Prices,
    active: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ type, uses }) => type === 'yearly' || uses > 0, { path: ['uses'], error: 'required' }),
    z.refine(({ prices }) => Object.keys(prices).length > 0, { path: ['prices'], error: 'required' }),
  );
export type NewSubscriptionType = z.infer<typeof NewSubscriptionType>;

/** One use of credits: a run that was charged, or an admin's correction. */
export const Usage = z.object({
  _id: z.string(),
  owner: PotOwner,
  /** Who ran it; null: the account is gone. */
  user: z.nullable(UserId),
  userName: z.string(),
  source: z.enum(USAGE_SOURCES),
  /** 0 under a yearly subscription; negative: an admin gave uses back. */
  amountUsed: z.int(),
  creditsBefore: z.int(),
  game: z.nullable(GameId),
  gameName: z.string(),
  /** A live room, an assignment, a local export; an admin's correction. */
  what: z.enum(['room', 'assignment', 'export', 'manual']),
  /** Given back, because the run ended before anybody had answered. */
  voided: z.boolean(),
  createdAt: timeMs,
});
export type Usage = z.infer<typeof Usage>;

/** One coming or going of credits or money. */
export const Transaction = z.object({
  _id: z.string(),
  owner: PotOwner,
  source: z.enum(TRANSACTION_SOURCES),
  kind: z.enum(['grant', 'purchase', 'refund', 'dispute', 'expiry', 'restore']),
  title: z.string(),
  /** Credits that came (or went, negative). */
  credits: z.int(),
  /** Money that came (or went back, negative), minor units of `currency`. */
  amount: z.int(),
  currency: z.nullable(z.enum(MONEY_CURRENCIES)),
  subscription: z.nullable(SubscriptionId),
  order: z.nullable(OrderId),
  /** Of that order, and of its receipt once there is one: as on screens and letters. */
  orderNumber: z.nullable(z.string()),
  receiptNumber: z.nullable(z.int()),
  note: z.string(),
  createdAt: timeMs,
});
export type Transaction = z.infer<typeof Transaction>;

/** Sums and a time line over what a filter lets through. */
export const CreditSummary = z.object({
  creditsCome: z.int(),
  creditsUsed: z.int(),
  runs: z.int(),
  /** Games saved to a file for a credit: no runs. */
  exports: z.int(),
  /** Paid less refunded, by currency, minor units. */
  paid: z.array(z.object({ currency: z.enum(MONEY_CURRENCIES), amount: z.int() })),
  /** By day, oldest first, at most 366; `day` is the UTC day's first ms. */
  days: z.array(z.object({ day: timeMs, used: z.int(), come: z.int(), runs: z.int() })),
});
export type CreditSummary = z.infer<typeof CreditSummary>;

/** A person's credits at a glance. */
export const CreditState = z.object({
  owner: PotOwner,
  balance: z.int(),
  /** The yearly subscription in force: runs are free. */
  yearlyUntil: z.nullable(timeMs),
  /** Of type times, with uses left, not expired by an admin: the one used next. */
  current: z.nullable(Subscription),
  disableRemotesGames: z.boolean(),
  /** What one run costs now, by game type; 0: free, by a yearly subscription or because everything is. */
  runPrices: z.object(recordOf(GAME_TYPES, () => z.int())),
});
export type CreditState = z.infer<typeof CreditState>;
