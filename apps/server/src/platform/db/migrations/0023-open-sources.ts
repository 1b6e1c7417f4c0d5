import { type Kysely, sql } from 'kysely';
import { addColumns } from './create-table.ts';

/**
 * The first ledger held what a run was paid for to a list of the devices of then. Which devices there are is the
 * contract's matter. A column's own check goes with the column, on both databases.
 */
export async function openSources(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'charge', ["spent_on TEXT not null default 'manual'"]);
  await sql`update charge set spent_on = source`.execute(db);
  await sql`alter table charge drop column source`.execute(db);
  await sql`alter table charge rename column spent_on to source`.execute(db);
}
