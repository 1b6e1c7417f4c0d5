import { sql } from 'kysely';
import type { DialectName } from '#platform/db/dialect-name';
import type { Db } from '#platform/db/tables';

const TABLES = ['ledger_entry', 'charge_part', 'charge', 'subscription', 'payment_order', 'pot'];

/** Takes every key, check and trigger off the books, as a hand in the database file or a lost index may. */
export async function unguard(db: Db, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(db);
  for (const table of TABLES) {
    const copy = `${table}_copy`;
    await sql.raw(`create table ${copy} as select * from ${table}`).execute(db);
    await sql.raw(`drop table ${table}${dialect === 'postgres' ? ' cascade' : ''}`).execute(db);
    await sql.raw(`alter table ${copy} rename to ${table}`).execute(db);
  }
}
