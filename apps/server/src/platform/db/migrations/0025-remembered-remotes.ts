import type { Kysely } from 'kysely';
import { createIndexes, createTable } from './create-table.ts';

/** Which remote is whose, remembered for an institution or for a person without one. */
export async function createRememberedRemotes(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'remembered_remote', [
    'id TEXT primary key',
    'institution_id TEXT references institution (id) on delete cascade',
    'user_id TEXT references app_user (id) on delete cascade',
    'remote TEXT not null',
    'name TEXT not null',
    'team TEXT not null',
    'remembered_at_ms WHOLE not null',
    'check ((institution_id is null) <> (user_id is null))',
  ]);
  await createIndexes(db, [
    'unique remembered_remote_of_institution on remembered_remote (institution_id, remote)',
    'unique remembered_remote_of_user on remembered_remote (user_id, remote)',
  ]);
}
