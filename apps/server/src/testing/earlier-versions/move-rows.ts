import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { migrateDatabase, migrations } from '../../platform/db/migrate.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Where PostgreSQL has no column, because the embedded database needs it for its searches. */
const OWN_COLUMN = 'row_no';

/**
 * Moves all rows of an embedded database into one on PostgreSQL, which gets the tables of the same version: nothing is
 * migrated on the way. What was in it is gone.
 */
export async function moveRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  await sql`drop schema public cascade`.execute(to);
  await sql`create schema public`.execute(to);
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(from);
  const names = new Set(done.rows.map(({ name }) => name));
  const steps = Object.entries(migrations).filter(([name]) => names.has(name));
  await migrateDatabase(to, pino({ level: 'silent' }), { steps: Object.fromEntries(steps) });
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(to);
  await to.transaction().execute(async (trx) => {
    // Rows come table by table, in no order that their references would ask for.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { name } of tables.rows) {
      await sql`delete from ${sql.table(name)}`.execute(trx);
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(from);
      for (const row of rows) {
        const columns = Object.entries(row).filter(([column]) => column !== OWN_COLUMN);
        const values = sql.join(columns.map(([, value]) => sql.val(value)));
        const into = sql.join(columns.map(([column]) => sql.ref(column)));
        await sql`insert into ${sql.table(name)} (${into}) values (${values})`.execute(trx);
      }
    }
  });
}
