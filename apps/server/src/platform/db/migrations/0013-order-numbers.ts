import { type Kysely, sql } from 'kysely';
import { searchKey } from '../search-key.ts';
import { addColumns, createIndexes } from './create-table.ts';

interface OldOrder {
  id: string;
  created_at_ms: number | string;
  search_text: string;
}

/** Orders get a number that people can say, in a series of each year, and say where a dispute about them stands. */
export async function numberOrders(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'payment_order', ['number TEXT', "dispute TEXT check (dispute in ('open', 'won', 'lost'))"]);
  await numberOld(db);
  await markDisputes(db);
  await createIndexes(db, [
    'unique order_by_number on payment_order (number) where number is not null',
    "order_disputed on payment_order (id) where dispute = 'open'",
  ]);
}

/** Those of before by the moment they were made; the counters go on from there. */
async function numberOld(db: Kysely<unknown>): Promise<void> {
  const old = sql<OldOrder>`select id, created_at_ms, search_text from payment_order order by created_at_ms, id`;
  const last = new Map<number, number>();
  for (const { id, created_at_ms, search_text } of (await old.execute(db)).rows) {
    const year = new Date(Number(created_at_ms)).getUTCFullYear();
    const count = (last.get(year) ?? 0) + 1;
    last.set(year, count);
    const number = `${year}-${String(count).padStart(5, '0')}`;
    await sql`update payment_order set number = ${number}, search_text = ${searchKey(`${search_text} ${number}`)}
      where id = ${id}`.execute(db);
  }
  for (const [year, count] of last) {
    await sql`insert into setting (key, value) values (${`payments.order.${year}`}, ${String(count)})`.execute(db);
  }
}

async function markDisputes(db: Kysely<unknown>): Promise<void> {
  const told = (kind: string) =>
    sql`select order_id from payment_event where kind = ${kind} and result = 'counted' and order_id is not null`;
  await sql`update payment_order set dispute = case when id in (${told('disputeLost')}) then 'lost' else 'open' end
    where status = 'disputed'`.execute(db);
  await sql`update payment_order set dispute = 'won'
    where status <> 'disputed' and id in (${told('disputeWon')})`.execute(db);
}
