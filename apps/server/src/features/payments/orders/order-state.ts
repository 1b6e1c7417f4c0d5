import type { PaymentFact } from '../facts/payment-fact.ts';

/** What an order is, by everything that is known of it. */
export interface OrderState {
  paid: boolean;
  /** Known to have failed, or run out; only meant as long as it is not paid. */
  failed: boolean;
  expired: boolean;
  /** Minor units given back so far. */
  refundedMinor: number;
  disputed: boolean;
  /** The disputes that count against it now. */
  disputes: { ref: string; amountMinor: number }[];
  /** Disputes that were won: what they took is given back. */
  won: string[];
  /** Where disputes about it stand: one that is open counts before one that is lost, and that before those won. */
  dispute: 'open' | 'won' | 'lost' | null;
}

/** A fold of which the order of facts, and their number of copies, changes nothing. */
export function orderState(facts: readonly PaymentFact[], amountMinor: number): OrderState {
  const has = (kind: PaymentFact['kind']) => facts.some((fact) => fact.kind === kind);
  const refunds = facts.filter(({ kind }) => kind === 'refunded').map((fact) => fact.amountMinor);
  const won = refsOf(facts, 'disputeWon');
  const lost = refsOf(facts, 'disputeLost');
  // Won ends it, whatever was said before or comes late: a lost one can be appealed against, a won one cannot.
  const standing = [...new Set([...refsOf(facts, 'disputeOpened'), ...lost])].filter((ref) => !won.includes(ref));
  return {
    paid: has('paid'),
    failed: has('failed'),
    expired: has('expired'),
    refundedMinor: Math.min(amountMinor, Math.max(0, ...refunds)),
    disputed: standing.length > 0,
    disputes: standing.toSorted().map((ref) => ({ ref, amountMinor: disputedBy(facts, ref) })),
    won: won.toSorted(),
    dispute:
      standing.length > 0
        ? standing.every((ref) => lost.includes(ref))
          ? 'lost'
          : 'open'
        : won.length > 0
          ? 'won'
          : null,
  };
}

/**
 * How many of an order's credits the money that went back stands for: all of them while it is disputed, otherwise the
 * refunded part, rounded down in the buyer's favour. Credits that were used are never taken.
 */
export function creditsToTake(state: OrderState, order: { uses: number; amountMinor: number }): number {
  if (state.disputed) return order.uses;
  if (order.amountMinor === 0) return 0;
  return Math.floor((order.uses * state.refundedMinor) / order.amountMinor);
}

/** Whether nothing of the purchase stands any more: a yearly subscription ends then. */
export function isUndone(state: OrderState, amountMinor: number): boolean {
  return state.disputed || (amountMinor > 0 && state.refundedMinor >= amountMinor);
}

function refsOf(facts: readonly PaymentFact[], kind: PaymentFact['kind']): string[] {
  const refs = facts.filter((fact) => fact.kind === kind).flatMap(({ disputeRef }) => disputeRef ?? []);
  return [...new Set(refs)];
}

function disputedBy(facts: readonly PaymentFact[], ref: string): number {
  return Math.max(0, ...facts.filter(({ disputeRef }) => disputeRef === ref).map((fact) => fact.amountMinor));
}
