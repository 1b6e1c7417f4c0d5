import { Prices, SubscriptionTypeId, type NewSubscriptionType, type SubscriptionType } from '@qc/contract';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';

/** What can be bought, in the order it was made. `onlyActive`: what is offered now. */
export async function findOffers(db: Db, { onlyActive }: { onlyActive: boolean }): Promise<SubscriptionType[]> {
  let found = db.selectFrom('subscription_type').selectAll().where('deleted_at_ms', 'is', null);
  if (onlyActive) found = found.where('active', '=', 1);
  const rows = await found.orderBy('created_at_ms').orderBy('id').execute();
  return rows.map(fromRow);
}

/** One of them, offered now or not. Null: there is none, or it was taken away. */
export async function findOffer(db: Db, id: string): Promise<SubscriptionType | null> {
  const found = db.selectFrom('subscription_type').selectAll().where('id', '=', id).where('deleted_at_ms', 'is', null);
  const row = await found.executeTakeFirst();
  return row ? fromRow(row) : null;
}

export async function insertOffer(trx: Db, id: string, offer: NewSubscriptionType, nowMs: number): Promise<void> {
  await trx
    .insertInto('subscription_type')
    .values({ ...toRow(offer), id, created_at_ms: nowMs, deleted_at_ms: null })
    .execute();
}

/** False: there is none. */
export async function changeOffer(trx: Db, id: string, offer: NewSubscriptionType): Promise<boolean> {
  const change = trx.updateTable('subscription_type').set(toRow(offer));
  const changed = await change.where('id', '=', id).where('deleted_at_ms', 'is', null).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** False: there is none. */
export async function removeOffer(trx: Db, id: string, nowMs: number): Promise<boolean> {
  const change = trx.updateTable('subscription_type').set({ deleted_at_ms: nowMs, active: 0 });
  const changed = await change.where('id', '=', id).where('deleted_at_ms', 'is', null).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function toRow({ title, type, uses, validDays, prices, active }: NewSubscriptionType) {
  return {
    title,
    kind: type,
    uses: type === 'yearly' ? 0 : uses,
    valid_days: validDays,
    prices: JSON.stringify(prices),
    active: active ? 1 : 0,
  };
}

function fromRow(row: Selectable<Tables['subscription_type']>): SubscriptionType {
  return {
    _id: SubscriptionTypeId.parse(row.id),
    title: row.title,
    type: row.kind,
    uses: row.uses,
    validDays: row.valid_days,
    prices: Prices.parse(JSON.parse(row.prices)),
    active: row.active === 1,
  };
}
