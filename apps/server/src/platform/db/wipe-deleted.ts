import { type Kysely, sql } from 'kysely';
import { dialectName } from './dialect-name.ts';
import type { Tables } from './tables.ts';

/**
 * Takes what was deleted out of the write-ahead log too, where the pages stand as they were before. Call it outside a
 * transaction. PostgreSQL clears its pages by itself in time and has no call for it.
 */
export async function wipeDeleted(db: Kysely<Tables>): Promise<void> {
  if (dialectName(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
