import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import pg from 'pg';

/** Where a server's data is. */
export interface DataPlace {
  readonly dataDir: string;
  /** Address of its PostgreSQL database; null: SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
}

/** A row as its database gives it: large numbers of PostgreSQL are texts. */
export type StoredRow = Record<string, unknown>;

type Statement = [sql: string, ...parameters: SQLInputValue[]];

/** Path of the SQLite file of a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'questions.sqlite');
}

/** Reads what a server has on disk, whether it runs or not; `?` stands for a parameter on both databases. */
export async function readRows(place: DataPlace, ...statement: Statement): Promise<StoredRow[]> {
  if (place.databaseUrl === null) return onSqlite(place, { readOnly: true }, (db) => askSqlite(db, statement));
  return (await onPostgres(place.databaseUrl, statement)).rows;
}

/** Changes what a server has on disk behind its back; how many rows were. */
export async function changeRows(place: DataPlace, ...statement: Statement): Promise<number> {
  const [sql, ...parameters] = statement;
  if (place.databaseUrl === null)
    return onSqlite(place, {}, (db) => Number(db.prepare(sql).run(...parameters).changes));
  return (await onPostgres(place.databaseUrl, statement)).rowCount ?? 0;
}

/** Every row of every table, by table. */
export async function everyStoredRow(place: DataPlace): Promise<Map<string, StoredRow[]>> {
  const list =
    place.databaseUrl === null
      ? "select name from sqlite_master where type = 'table'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'";
  const all = new Map<string, StoredRow[]>();
  for (const { name } of await readRows(place, list))
    all.set(String(name), await readRows(place, `select * from "${String(name)}" order by 1`));
  return all;
}

function askSqlite(db: DatabaseSync, [sql, ...parameters]: Statement): StoredRow[] {
  return db.prepare(sql).all(...parameters);
}

function onSqlite<T>({ dataDir }: DataPlace, options: { readOnly?: boolean }, look: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(sqliteFile(dataDir), { ...options, timeout: 5000 });
  try {
    return look(db);
  } finally {
    db.close();
  }
}

async function onPostgres(databaseUrl: string, [sql, ...parameters]: Statement): Promise<pg.QueryResult<StoredRow>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let last = 0;
  try {
    return await client.query<StoredRow>(
      sql.replaceAll('?', () => `$${(last += 1)}`),
      parameters,
    );
  } finally {
    await client.end();
  }
}
