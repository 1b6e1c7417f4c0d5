import { OrderId, type UserId } from '@qc/contract';
import { grantCredits } from '#features/credits';
import type { TestApp } from './test-app.ts';

/** Purchases of one person, paid by hand. */
export interface OwnedOrders {
  /** Waits to be paid. */
  orderId: string;
  /** Is paid, and has a receipt. */
  paidOrderId: string;
}

const HOUR_MS = 60 * 60 * 1000;
const AMOUNT = 900;

/** One that waits, and one that was paid and granted. The person has credits already. */
export async function insertOrders({ platform }: TestApp, userId: UserId, number: number): Promise<OwnedOrders> {
  const { db, now } = platform;
  const [orderId, paidOrderId] = [`order-${number}`.padEnd(12, '-'), `paid-${number}`.padEnd(12, '-')];
  const kind = 'times' as const;
  const order = {
    ...{ user_id: userId, pot_id: userId, type_id: null, title: 'Ten runs', search_text: 'ten runs', kind },
    ...{ uses: 10, valid_days: null, amount_minor: AMOUNT, currency: 'EUR', provider: 'manual', provider_ref: null },
    ...{ payment_ref: null, checkout_url: null, note: '', created_at_ms: now(), expires_at_ms: now() + HOUR_MS },
  };
  // Beside the counter, which other tests on the same data go by.
  const paid = { status: 'paid', receipt_number: 900_000 + number, paid_at_ms: now() } as const;
  const waiting = { status: 'waiting', receipt_number: null, paid_at_ms: null } as const;
  await db
    .insertInto('payment_order')
    .values([
      { ...order, ...waiting, id: orderId, press_key: orderId },
      { ...order, ...paid, id: paidOrderId, press_key: paidOrderId },
    ])
    .execute();
  const fact = {
    ...{ eventKey: `paid:${paidOrderId}`, kind: 'paid', orderId: paidOrderId, userId, checkoutRef: null },
    ...{ paymentRef: null, amountMinor: AMOUNT, currency: 'EUR', disputeRef: null },
  };
  await db
    .insertInto('payment_event')
    .values({
      ...{ id: `event-${number}`, provider: 'manual', event_key: fact.eventKey, order_id: paidOrderId },
      ...{ payment_ref: null, kind: 'paid', raw: JSON.stringify(fact), result: 'counted', received_at_ms: now() },
    })
    .execute();
  const granted = await grantCredits(platform, db, {
    ...{ potOwner: { kind: 'user', id: userId }, kind: 'times', uses: 10, expiresAtMs: null, source: 'payment' },
    ...{ priceMinor: AMOUNT, currency: 'EUR', title: 'Ten runs', note: '', orderId: OrderId.parse(paidOrderId) },
  });
  if (!granted.ok) throw new Error(`a purchase was refused: ${granted.code}`);
  return { orderId, paidOrderId };
}
