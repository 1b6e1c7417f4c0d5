import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../../crash/stored-rows.ts';
import type { DataPlace } from '../../crash/stored-rows.ts';

/**
 * Runs statements on the books of a server that has ended, past every guard that the database has: foreign keys,
 * checks, and triggers that refuse changes. How many rows each has changed.
 */
export function changeUnguarded(place: DataPlace, statements: readonly string[]): Promise<number[]> {
  if (place.databaseUrl !== null) return onPostgres(place.databaseUrl, statements);
  return Promise.resolve(onSqlite(sqliteFile(place.dataDir), statements));
}

function onSqlite(file: string, statements: readonly string[]): number[] {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -200000');
  db.exec('pragma ignore_check_constraints = on; begin immediate');
  const triggers = db
    .prepare("select name from sqlite_schema where type = 'trigger' and tbl_name = 'ledger_entry'")
    .all();
  for (const { name } of triggers) db.exec(`drop trigger ${String(name)}`);
  const changed = statements.map((statement) => Number(db.prepare(statement).run().changes));
  db.exec('commit; analyze; pragma wal_checkpoint(truncate)');
  db.close();
  return changed;
}

async function onPostgres(databaseUrl: string, statements: readonly string[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Foreign keys are triggers too.
    await client.query('set session_replication_role = replica');
    const checks = await client.query<{ name: string; owner: string }>(
      `select quote_ident(conname) as name, conrelid::regclass::text as owner from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    for (const { name, owner } of checks.rows) await client.query(`alter table ${owner} drop constraint ${name}`);
    const changed: number[] = [];
    for (const statement of statements) changed.push((await client.query(statement)).rowCount ?? 0);
    await client.query('analyze');
    return changed;
  } finally {
    await client.end();
  }
}
