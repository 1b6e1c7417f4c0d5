import { sql } from 'kysely';
import { dialectName } from './dialect-name.ts';
import type { Db } from './tables.ts';

/** How much room the database takes, bytes. */
export async function databaseBytes(db: Db): Promise<number> {
  const question =
    dialectName(db) === 'postgres'
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await question.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Which database it is, for people. */
export { dialectName as databaseKind } from './dialect-name.ts';
