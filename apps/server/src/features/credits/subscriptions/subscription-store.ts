import { SubscriptionId } from '@qc/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';

/** A subscription as it is stored. */
export type SubscriptionRow = Selectable<Tables['subscription']>;
/** A share of a charge. */
export interface Part {
  subscriptionId: string;
  amount: number;
}

/** False: one with the same order or key is there already. */
export async function insertSubscription(trx: Db, row: Insertable<Tables['subscription']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  return (await db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What was given for an order, or under a key. */
export async function findGranted(
  db: Db,
  by: { orderId: string } | { grantKey: string },
): Promise<SubscriptionRow | null> {
  const found = db.selectFrom('subscription').selectAll();
  const one = 'orderId' in by ? found.where('order_id', '=', by.orderId) : found.where('grant_key', '=', by.grantKey);
  return (await one.executeTakeFirst()) ?? null;
}

/** A pot's subscriptions that are not expired. */
function openOnes(db: Db, potId: string) {
  // A literal, so that the index of open ones fits.
  return db
    .selectFrom('subscription')
    .where('pot_id', '=', potId)
    .where((eb) => eb('expired', '=', eb.lit(0)));
}

/** Those whose time is over and whose credits are still in the pot. */
export async function listDue(db: Db, potId: string, nowMs: number): Promise<SubscriptionRow[]> {
  return openOnes(db, potId)
    .selectAll()
    .where('expires_at_ms', '<=', nowMs)
    .orderBy('expires_at_ms')
    .orderBy('id')
    .execute();
}

/** All that are not expired. */
export async function listOpen(db: Db, potId: string): Promise<SubscriptionRow[]> {
  return openOnes(db, potId).selectAll().orderBy('id').execute();
}

/** Some pots in which something is due. */
export async function listPotsWithDue(db: Db, nowMs: number, portion: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('pot_id')
    .distinct()
    .where((eb) => eb('expired', '=', eb.lit(0)))
    .where('expires_at_ms', '<=', nowMs)
    .limit(portion)
    .execute();
  return rows.map(({ pot_id }) => pot_id);
}

/** Credits whose time is over and that are still in these pots. */
export async function sumDue(db: Db, potIds: readonly string[], nowMs: number): Promise<Map<string, number>> {
  if (potIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription')
    .select((eb) => ['pot_id', eb.fn.sum<number | string | bigint>('left_count').as('due')])
    .where('pot_id', 'in', potIds)
    .where((eb) => eb('expired', '=', eb.lit(0)))
    .where('expires_at_ms', '<=', nowMs)
    .groupBy('pot_id')
    .execute();
  return new Map(rows.map(({ pot_id, due }) => [pot_id, Number(due)]));
}

/** In the order in which they are used: by earliest expiry, those without one last. What is due has been expired. */
export async function listUsable(db: Db, potId: string): Promise<SubscriptionRow[]> {
  return openOnes(db, potId)
    .selectAll()
    .where('kind', '=', 'times')
    .where('left_count', '>', 0)
    .orderBy((eb) => eb('expires_at_ms', 'is', null))
    .orderBy('expires_at_ms')
    .orderBy('created_at_ms')
    .orderBy('id')
    .execute();
}

/** The yearly one under which runs are free now: that which lasts longest. */
export async function findYearly(
  db: Db,
  potId: string,
  nowMs: number,
): Promise<{ id: SubscriptionId; untilMs: number } | null> {
  const row = await openOnes(db, potId)
    .select(['id', 'expires_at_ms'])
    .where('kind', '=', 'yearly')
    .where('expires_at_ms', '>', nowMs)
    .orderBy('expires_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.expires_at_ms === null) return null;
  return { id: SubscriptionId.parse(row.id), untilMs: row.expires_at_ms };
}

/** How much goes from one place of a subscription to another; left, used and expired together stay the same. */
export interface Shift {
  left?: number;
  used?: number;
  expired?: number;
}

/** Moves uses inside a subscription. Throws when there are too few where they are taken from. */
export async function shiftUses(trx: Db, id: string, { left = 0, used = 0, expired = 0 }: Shift): Promise<void> {
  if (left + used + expired !== 0) throw new Error('uses of a subscription do not come from nowhere');
  const shifted = await trx
    .updateTable('subscription')
    .set((eb) => ({
      left_count: eb('left_count', '+', left),
      used_count: eb('used_count', '+', used),
      expired_count: eb('expired_count', '+', expired),
    }))
    .where('id', '=', id)
    .where((eb) => eb(eb('left_count', '+', left), '>=', 0))
    .where((eb) => eb(eb('used_count', '+', used), '>=', 0))
    .where((eb) => eb(eb('expired_count', '+', expired), '>=', 0))
    .executeTakeFirst();
  if (shifted.numUpdatedRows !== 1n) throw new Error(`the ledger is damaged: subscription ${id} lacks uses`);
}

/** What may change beside the uses. */
export async function changeSubscription(
  trx: Db,
  id: string,
  change: Partial<
    Pick<SubscriptionRow, 'expired' | 'expired_from_admin' | 'expires_at_ms' | 'sale_title' | 'search_text'>
  >,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('subscription').set(change).where('id', '=', id).execute();
}
