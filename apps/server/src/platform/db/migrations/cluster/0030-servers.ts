import { type Kysely, sql } from 'kysely';
import { dialectName } from '../../dialect-name.ts';
import { createTable } from '../create-table.ts';

/**
 * Which servers run on this database, whose turn a job of the house is, and tries that are counted by all of them.
 * Moments are the database's own: no machine's clock is compared with another's. On SQLite all of it stays empty.
 */
export async function createServers(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'server', [
    'id TEXT primary key',
    'url TEXT not null',
    'version TEXT not null',
    'roles TEXT not null',
    'draining WHOLE not null',
    'lease_until MOMENT not null',
    'alive_at_ms WHOLE not null',
  ]);
  await createTable(db, 'job_lease', ['job TEXT primary key', 'holder TEXT not null', 'until MOMENT not null']);
  await createTable(db, 'shared_count', [
    'name TEXT not null',
    'key TEXT not null',
    'tries MOMENTS not null',
    'until MOMENT not null',
    'primary key (name, key)',
  ]);
  // A crash of the database forgives what was tried; writing it costs less.
  if (dialectName(db) === 'postgres') await sql`alter table shared_count set unlogged`.execute(db);
}
