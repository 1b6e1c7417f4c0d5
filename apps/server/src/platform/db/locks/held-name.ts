import { sql } from 'kysely';
import { dialectName } from '../dialect-name.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/** Apart from every other lock of ours. */
const NAMES = 1_350_102;

/**
 * Does work on a name that no other server does anything on meanwhile, in a transaction that holds it. The work may be done
 * again from its beginning. A file of SQLite has one server (`isAlone`): no transaction then, others would wait for it.
 */
export async function whileNameHeld<T>(
  db: Db,
  name: string,
  work: (db: Db, isAlone: boolean) => Promise<T>,
): Promise<T> {
  if (dialectName(db) === 'sqlite') return work(db, true);
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(NAMES)}, hashtext(${name}))`.execute(trx);
    return work(trx, false);
  });
}
