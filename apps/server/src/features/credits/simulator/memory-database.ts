import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { pino } from 'pino';
import { migrateDatabase } from '#platform/db/migrate';
import { SEARCHED_TABLES } from '#platform/db/search';
import type { Db, Tables } from '#platform/db/tables';

/**
 * SQLite in memory and in this very thread: the same statements as on a disk, many times as fast. It has one
 * connection, so that transactions follow each other.
 */
export async function openMemoryDatabase(): Promise<Db> {
  const file = new DatabaseSync(':memory:');
  file.exec('pragma foreign_keys = on');
  const statements = new Map<string, ReturnType<typeof asked>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql) ?? asked(file.prepare(sql));
    statements.set(sql, known);
    return known;
  };
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close: () => file.close() } }) });
  await migrateDatabase(db, pino({ level: 'silent' }));
  // Nobody searches here, and following every write costs as much as the write.
  for (const table of SEARCHED_TABLES)
    for (const what of ['added', 'changed', 'removed']) file.exec(`drop trigger ${table}_search_${what}`);
  return db;
}

/** A statement as the query builder asks for it. */
function asked(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSqlite)),
    run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toSqlite)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toSqlite)),
  };
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`a ${typeof value} cannot be stored`);
}
