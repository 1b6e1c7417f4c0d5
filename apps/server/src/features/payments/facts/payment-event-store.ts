import type { Db } from '#platform/db/tables';
import { PaymentFact } from './payment-fact.ts';

/** What became of an event: it counts, it did not fit its order, or its order is not known (yet). */
export type EventResult = 'counted' | 'misfit' | 'unmatched';

/** Keeps what a provider said. False: this very event is there already. */
export async function insertEvent(
  trx: Db,
  event: { id: string; provider: string; orderId: string | null; fact: PaymentFact; result: EventResult },
  nowMs: number,
): Promise<boolean> {
  const { id, provider, orderId, fact, result } = event;
  const inserted = await trx
    .insertInto('payment_event')
    .values({
      id,
      provider,
      event_key: fact.eventKey,
      order_id: orderId,
      payment_ref: fact.paymentRef,
      kind: fact.kind,
      raw: JSON.stringify(fact),
      result,
      received_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Everything that counts about an order. */
export async function findFacts(db: Db, orderId: string): Promise<PaymentFact[]> {
  const rows = await db
    .selectFrom('payment_event')
    .select('raw')
    .where('order_id', '=', orderId)
    .where('result', '=', 'counted')
    .execute();
  return rows.map(({ raw }) => PaymentFact.parse(JSON.parse(raw)));
}

/** Events about a payment whose order was not known when they came. */
export async function findUnmatched(
  trx: Db,
  provider: string,
  paymentRef: string,
): Promise<{ id: string; fact: PaymentFact }[]> {
  const rows = await trx
    .selectFrom('payment_event')
    .select(['id', 'raw'])
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('order_id', 'is', null)
    .execute();
  return rows.map(({ id, raw }) => ({ id, fact: PaymentFact.parse(JSON.parse(raw)) }));
}

/** The order of a payment about which there are events that it has not seen; null: there are none, or no such order. */
export async function findOrderWithUnmatched(db: Db, provider: string, paymentRef: string): Promise<string | null> {
  const row = await ordersWithUnmatched(db)
    .where('payment_event.provider', '=', provider)
    .where('payment_event.payment_ref', '=', paymentRef)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Gives an event to its order. */
export async function matchEvent(trx: Db, id: string, orderId: string, result: EventResult): Promise<void> {
  await trx.updateTable('payment_event').set({ order_id: orderId, result }).where('id', '=', id).execute();
}

/** Orders about whose payments there are events that came before them, and were not seen by them. */
export async function listOrdersWithUnmatched(db: Db, most: number): Promise<string[]> {
  const rows = await ordersWithUnmatched(db)
    .distinct()
    .where('payment_event.payment_ref', 'is not', null)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

function ordersWithUnmatched(db: Db) {
  return db
    .selectFrom('payment_event')
    .innerJoin('payment_order', (join) =>
      join
        .onRef('payment_order.payment_ref', '=', 'payment_event.payment_ref')
        .onRef('payment_order.provider', '=', 'payment_event.provider'),
    )
    .select('payment_order.id')
    .where('payment_event.order_id', 'is', null);
}
