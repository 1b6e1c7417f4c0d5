import type { GameId, GameType, MoneyCurrency, OrderId, SubscriptionId, UserId } from '@qc/contract';
import type { Platform } from '#platform/platform';

/** What the ledger needs beside the database. */
export type CreditSeams = Pick<Platform, 'config' | 'now' | 'random'>;

/** The same with the database. */
export type CreditPlatform = CreditSeams & Pick<Platform, 'db'>;

/** Whose credits. */
export interface PotRef {
  kind: 'user' | 'institution';
  id: string;
}

/** What a run is: a live room, an assignment, a local export. */
export type RunKind = 'room' | 'assignment' | 'export';

/** A run that is about to begin. */
export interface RunToCharge {
  what: RunKind;
  /** Made by the server; the same run is charged once. */
  runId: string;
  /** Who runs it; who pays follows from that. */
  userId: UserId;
  game: { id: GameId; name: string; gameType: GameType };
}
/** Credits set aside for a run. */
export interface HeldCharge {
  charge: string;
  /** 0: free. */
  amount: number;
  creditsBefore: number;
}
/** A charge of which nobody has said whether its run began. */
export interface OpenCharge {
  charge: string;
  what: RunKind;
  runId: string;
  userId: string;
  amount: number;
  heldAtMs: number;
}

/** Why a run costs nothing. */
export type FreeReason = 'everything' | 'yearly';
/** What a run would cost now. */
export interface RunPrice {
  /** 0 when it is free. */
  price: number;
  balance: number;
  free: FreeReason | null;
  owner: PotRef;
  remotesDisabled: boolean;
}

/** Credits to be given. `times`: `uses` of them; `yearly`: runs are free until `expiresAtMs`. */
export interface Grant {
  potOwner: PotRef;
  kind: 'times' | 'yearly';
  uses: number;
  /** Null: never, which a yearly one cannot say. */
  expiresAtMs: number | null;
  /** `payment` goes with `orderId`. */
  source: 'manual' | 'payment';
  priceMinor: number;
  currency: MoneyCurrency | null;
  title: string;
  note: string;
  /** An order is granted once. */
  orderId?: OrderId;
  /** So is a key. Of `actorId` alone: two people's keys never meet. */
  grantKey?: string;
  actorId?: UserId | null;
  /** The money is here already: it goes into the books even when the owner has gone meanwhile. */
  evenGone?: boolean;
}
/** What a grant came to. */
export interface Granted {
  subscriptionId: SubscriptionId;
  /** It had been given before; nothing changed. */
  repeated: boolean;
}

/** Money that went back, and the credits that go with it. */
export interface TakeBack {
  orderId: OrderId;
  kind: 'refund' | 'dispute';
  /** At most so many unused credits are taken; `all`: what is left. */
  credits: number | 'all';
  /** Ends the subscription as well: a yearly one has nothing else to take. */
  close: boolean;
  /** What went back, minor units, positive. */
  amountMinor: number;
  /** Of the refund or the dispute: the same one counts once. */
  ref: string;
  note: string;
  actorId: UserId | null;
}
/** What was taken. `subscriptionId` null: the order was never granted, nothing happened. */
export interface TakenBack {
  taken: number;
  subscriptionId: SubscriptionId | null;
}

/** A dispute that was won. */
export interface GiveBack {
  orderId: OrderId;
  /** At most so many of the credits that went. */
  credits: number;
  /** The subscription goes on, until `expiresAtMs` (null: for ever). */
  reopen: boolean;
  expiresAtMs: number | null;
  /** What stays given back besides, minor units; the rest of what went comes again. Absent: what this dispute took. */
  refundedMinor?: number;
  /** The `ref` under which the dispute took them. */
  ref: string;
  note: string;
  actorId: UserId | null;
}
/** What came again. `subscriptionId` null: the order was never granted. */
export interface GivenBack {
  given: number;
  subscriptionId: SubscriptionId | null;
}
