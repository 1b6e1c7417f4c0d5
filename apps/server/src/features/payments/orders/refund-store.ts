import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';

/** A refund as it is stored. */
export type RefundRow = Selectable<Tables['refund']>;

export async function insertRefund(trx: Db, row: RefundRow): Promise<void> {
  await trx.insertInto('refund').values(row).execute();
}

/** The refund that one press made. */
export async function findRefundByKey(db: Db, orderId: string, key: string): Promise<RefundRow | null> {
  const found = db.selectFrom('refund').selectAll().where('order_id', '=', orderId).where('refund_key', '=', key);
  return (await found.executeTakeFirst()) ?? null;
}

/** Money that was promised and of which nobody knows yet whether it went: it cannot be promised once more. */
export async function sumAsked(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.sum<number | string | bigint | null>('amount_minor').as('asked'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return Number(row?.asked ?? 0);
}

/** Says how a refund ended. False: that was known before. */
export async function endRefund(
  trx: Db,
  id: string,
  end: { state: 'done' | 'failed'; provider_ref: string | null },
): Promise<boolean> {
  const ended = await trx
    .updateTable('refund')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** How many credits went with a refund. */
export async function writeRefundCredits(trx: Db, id: string, credits: number): Promise<void> {
  await trx.updateTable('refund').set({ credits }).where('id', '=', id).execute();
}

/** Refunds that were asked for and never answered: a process died, or the provider was away. */
export async function listAsked(db: Db, beforeMs: number, most: number): Promise<RefundRow[]> {
  return (
    db
      .selectFrom('refund')
      .selectAll()
      // A literal, so that the index of open ones fits.
      .where(sql<SqlBool>`state = 'asked'`)
      .where('at_ms', '<=', beforeMs)
      .orderBy('at_ms')
      .limit(most)
      .execute()
  );
}

/** What was given back of an order, for its receipt. */
export async function listRefunds(db: Db, orderId: string): Promise<{ atMs: number; amountMinor: number }[]> {
  const rows = await db
    .selectFrom('refund')
    .select(['at_ms', 'amount_minor'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'done')
    .orderBy('at_ms')
    .execute();
  return rows.map((row) => ({ atMs: row.at_ms, amountMinor: row.amount_minor }));
}
