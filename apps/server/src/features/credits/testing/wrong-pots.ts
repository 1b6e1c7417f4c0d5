import { sql } from 'kysely';
import type { Db } from '#platform/db/tables';

/** Pots that hold less than nothing, or not what their entries or subscriptions come to: all figures of one moment. */
export async function wrongPots(db: Db): Promise<string[]> {
  // One statement, so that every figure is of one moment.
  const { rows } = await sql<{ id: string; balance: number; entries: number; held: number }>`
    select id, balance,
      (select coalesce(sum(delta), 0) from ledger_entry where pot_id = pot.id) as entries,
      (select coalesce(sum(left_count), 0) from subscription where pot_id = pot.id) as held
    from pot`.execute(db);
  return rows.flatMap((row) => {
    const right = row.balance >= 0 && row.balance === Number(row.entries) && row.balance === Number(row.held);
    return right ? [] : [`${row.id}: ${row.balance}, ${row.entries}, ${row.held}`];
  });
}
