import type { UsageSource } from '@qc/contract';
import type { Generated } from 'kysely';

/** Rows of credits and payments. See `tables.ts`. Money is in minor units. */

/** Credits of a person or an institution, under that one's id. `balance` is a cache: the sum of its entries. */
export interface PotTable {
  id: string;
  kind: 'user' | 'institution';
  balance: Generated<number>;
  /** Number of the newest entry. */
  last_seq: Generated<number>;
  last_transaction_ms: number | null;
}
export interface SubscriptionTypeTable {
  id: string;
  title: string;
  kind: 'times' | 'yearly';
  uses: number;
  valid_days: number | null;
  /** Minor units by currency, JSON. */
  prices: string;
  active: number;
  created_at_ms: number;
  deleted_at_ms: number | null;
}
/** left + used + expired = original, always. */
export interface SubscriptionTable {
  id: string;
  pot_id: string;
  kind: 'times' | 'yearly';
  source: 'manual' | 'payment';
  price_minor: Generated<number>;
  currency: string | null;
  original: number;
  left_count: number;
  used_count: Generated<number>;
  expired_count: Generated<number>;
  expires_at_ms: number | null;
  /** What was left has been taken out of the pot. */
  expired: Generated<number>;
  expired_from_admin: Generated<number>;
  sale_title: string;
  search_text: string;
  order_id: string | null;
  /** One press of the admin's button. */
  grant_key: string | null;
  created_at_ms: number;
}
/** Append-only: the truth about every balance. */
export interface LedgerEntryTable {
  id: string;
  pot_id: string;
  seq: number;
  kind: 'grant' | 'purchase' | 'charge' | 'void' | 'manualUse' | 'expiry' | 'restore' | 'refund' | 'dispute';
  delta: number;
  balance_before: number;
  /** What it is about: with the kind it is there once. */
  ref: string;
  subscription_id: string | null;
  order_id: string | null;
  amount_minor: Generated<number>;
  currency: string | null;
  actor_id: string | null;
  title: string;
  note: string;
  at_ms: number;
}
/** One use of credits. */
export interface ChargeTable {
  id: string;
  /** `room:<id>`, `assignment:<id>`, `export:<id>`, or `manual:<id>`. */
  run_key: string;
  what: 'room' | 'assignment' | 'export' | 'manual';
  pot_id: string;
  user_id: string;
  user_name: string;
  game_id: string | null;
  game_name: string;
  source: UsageSource;
  amount: number;
  credits_before: number;
  state: 'held' | 'posted' | 'voided';
  /** The yearly subscription under which it was free. */
  yearly_id: string | null;
  search_text: string;
  at_ms: number;
  settled_at_ms: number | null;
}
/** Which subscriptions a charge was taken from. */
export interface ChargePartTable {
  charge_id: string;
  subscription_id: string;
  amount: number;
}
export interface PaymentOrderTable {
  id: string;
  user_id: string;
  pot_id: string;
  type_id: string | null;
  title: string;
  /** Title and number of the order, no words of the buyer's: those are looked up where they are kept. */
  search_text: string;
  kind: 'times' | 'yearly';
  uses: number;
  valid_days: number | null;
  amount_minor: number;
  currency: string;
  provider: string;
  provider_ref: string | null;
  /** The provider's name of the payment, for refunds. */
  payment_ref: string | null;
  checkout_url: string | null;
  status: 'waiting' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded' | 'disputed';
  refunded_minor: Generated<number>;
  /** Unused credits that went back with the money; less again when a dispute was won. */
  credits_taken: Generated<number>;
  receipt_number: number | null;
  /** One press of the buyer's button. */
  press_key: string;
  note: string;
  created_at_ms: number;
  expires_at_ms: number;
  paid_at_ms: number | null;
  /** As people say it, such as 2026-00017: a series of each year. */
  number: string | null;
  /** Where the last dispute about it stands. */
  dispute: 'open' | 'won' | 'lost' | null;
}
/** What a provider said; each event counts once. */
export interface PaymentEventTable {
  id: string;
  provider: string;
  event_key: string;
  order_id: string | null;
  /** The provider's name of the payment: by it an event finds its order when it comes before the payment itself. */
  payment_ref: string | null;
  kind: string;
  /** Without personal data. */
  raw: string;
  result: string;
  received_at_ms: number;
}
export interface RefundTable {
  id: string;
  order_id: string;
  refund_key: string;
  amount_minor: number;
  credits: number;
  state: 'asked' | 'done' | 'failed';
  provider_ref: string | null;
  actor_id: string | null;
  note: string;
  at_ms: number;
}

/** Somebody who asks for credits. */
export interface CreditRequestTable {
  id: string;
  user_id: string;
  /** Whose credits it is about; null: the person's own. */
  institution_id: string | null;
  /** The person while it is open. */
  open_for: string | null;
  note: string;
  state: 'open' | 'granted' | 'declined';
  amount: number;
  reason: string;
  created_at_ms: number;
  decided_at_ms: number | null;
  /** When the person saw the answer. */
  seen_at_ms: number | null;
}
