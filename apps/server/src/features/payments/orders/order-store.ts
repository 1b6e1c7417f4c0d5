import type { MoneyCurrency } from '@qc/contract';
import { type Insertable, type Selectable, sql, type SqlBool, type Updateable } from 'kysely';
import type { PotRef } from '#features/credits';
import { searchKey } from '#platform/db/search-key';
import type { Db, Tables } from '#platform/db/tables';
import type { OrderToPay } from '../providers/payment-provider.ts';

/** An order as it is stored. */
export type OrderRow = Selectable<Tables['payment_order']>;

/** Where the number of the newest receipt is kept. */
const RECEIPT_KEY = 'payments.receipt';
/** Before the year: where the number of its newest order is kept. */
const ORDER_KEY = 'payments.order';

/** False: the same press made one already. */
export async function insertOrder(trx: Db, row: Insertable<Tables['payment_order']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'press_key']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | null> {
  return (await db.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The order that one press of a person's button made. */
export async function findOrderByPress(db: Db, userId: string, key: string): Promise<OrderRow | null> {
  const found = db.selectFrom('payment_order').selectAll().where('user_id', '=', userId).where('press_key', '=', key);
  return (await found.executeTakeFirst()) ?? null;
}

/** The order that a provider's names are about: of its checkout, as we wrote it into the payment, or of the payment. */
export async function findOrderId(
  db: Db,
  provider: string,
  names: { checkoutRef: string | null; orderId: string | null; paymentRef: string | null },
): Promise<string | null> {
  const { checkoutRef, orderId, paymentRef } = names;
  const ways = [
    ['provider_ref', checkoutRef],
    ['id', orderId],
    ['payment_ref', paymentRef],
  ] as const;
  for (const [column, value] of ways) {
    if (value === null || value === '') continue;
    const found = db
      .selectFrom('payment_order')
      .select('id')
      .where('provider', '=', provider)
      .where(column, '=', value);
    const row = await found.executeTakeFirst();
    if (row) return row.id;
  }
  return null;
}

/**
 * The order as it is now, held for the rest of the transaction: whatever else is about it waits. An update, because that
 * locks on both databases and reads what the one before it left.
 */
export async function holdOrder(trx: Db, id: string): Promise<OrderRow | null> {
  const held = await trx
    .updateTable('payment_order')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return held ?? null;
}

/** Changes an order that is held. */
export async function changeOrder(trx: Db, id: string, change: Updateable<Tables['payment_order']>): Promise<void> {
  await trx.updateTable('payment_order').set(change).where('id', '=', id).execute();
}

/** Longest notes of one order together. */
const NOTES_MAX = 2000;

/** Writes one more line of notes. The order is held. */
export async function addNote(trx: Db, id: string, note: string): Promise<void> {
  const { note: earlier } = await trx
    .selectFrom('payment_order')
    .select('note')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const whole = [earlier, note].filter((line) => line !== '').join('\n');
  await changeOrder(trx, id, { note: whole.slice(0, NOTES_MAX) });
}

/** Whose credits an order is for; `isThere`: the account, or the institution, has not gone meanwhile. */
export async function findPotOf(db: Db, order: Pick<OrderRow, 'pot_id'>): Promise<PotRef & { isThere: boolean }> {
  const row = await db
    .selectFrom('pot')
    .leftJoin('app_user', 'app_user.id', 'pot.id')
    .leftJoin('institution', 'institution.id', 'pot.id')
    .select(['pot.id', 'pot.kind', 'app_user.id as user_id', 'institution.id as house_id', 'institution.closed_at_ms'])
    .where('pot.id', '=', order.pot_id)
    .executeTakeFirstOrThrow();
  const isThere = row.user_id !== null || (row.house_id !== null && row.closed_at_ms === null);
  return { id: row.id, kind: row.kind, isThere };
}

/** Keeps the page where an order is paid; the first one stays. */
export async function keepCheckout(db: Db, id: string, checkout: { ref: string; url: string }): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ provider_ref: checkout.ref, checkout_url: checkout.url })
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .execute();
}

/** Ends an order that nobody has paid. False: it does not wait any more. */
export async function closeWaiting(trx: Db, id: string, status: 'cancelled' | 'expired'): Promise<boolean> {
  const closed = await trx
    .updateTable('payment_order')
    .set({ status, checkout_url: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** The next number of a receipt, in the transaction that writes it. */
export async function nextReceiptNumber(trx: Db): Promise<number> {
  return nextOf(trx, RECEIPT_KEY);
}

/** Gives an order that was just inserted the next number of its year, and lets it be found by that. */
export async function numberOrder(trx: Db, row: OrderRow): Promise<OrderRow> {
  // A series of its own for every year.
  const year = new Date(row.created_at_ms).getUTCFullYear();
  const count = await nextOf(trx, `${ORDER_KEY}.${year}`);
  const number = `${year}-${String(count).padStart(5, '0')}`;
  const numbered = { number, search_text: searchKey(`${row.title} ${row.id} ${number}`) };
  await changeOrder(trx, row.id, numbered);
  return { ...row, ...numbered };
}

/**
 * Counts on: one statement that holds the counter until the transaction ends, so that no number is left out and none
 * comes twice.
 */
async function nextOf(trx: Db, key: string): Promise<number> {
  const row = await trx
    .insertInto('setting')
    .values({ key, value: '1' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: sql<string>`cast(cast(setting.value as integer) + 1 as text)` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(row.value);
}

/** Credits of an order that are not used. */
export async function countCreditsLeft(db: Db, id: string): Promise<number> {
  const found = db.selectFrom('subscription').select('left_count').where('order_id', '=', id);
  return (await found.executeTakeFirst())?.left_count ?? 0;
}

/** Orders that wait, those made first before the others. */
export async function listWaiting(
  db: Db,
  { after, madeBeforeMs, most }: { after: string; madeBeforeMs: number; most: number },
): Promise<OrderRow[]> {
  return (
    db
      .selectFrom('payment_order')
      .selectAll()
      // A literal, so that the index of waiting ones fits.
      .where(sql<SqlBool>`status = 'waiting'`)
      .where('created_at_ms', '<=', madeBeforeMs)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute()
  );
}

/** How an order is called in the log: by its number, and what is bought. */
export function nameOfOrder({ number, title }: Pick<OrderRow, 'number' | 'title'>): string {
  return number === null ? title : `${number} · ${title}`;
}

/** What a provider needs to know of a stored order. */
export function orderToPay(row: OrderRow): OrderToPay {
  return {
    id: row.id,
    userId: row.user_id,
    title: row.title,
    amountMinor: row.amount_minor,
    currency: orderCurrency(row),
    expiresAtMs: row.expires_at_ms,
    checkoutRef: row.provider_ref,
    paymentRef: row.payment_ref,
  };
}

/** The currency of an order: only those that money is taken in are ever written. */
export function orderCurrency({ currency }: Pick<OrderRow, 'currency'>): MoneyCurrency {
  if (currency === 'USD' || currency === 'EUR' || currency === 'ILS') return currency;
  throw new Error(`an order in ${currency}`);
}
