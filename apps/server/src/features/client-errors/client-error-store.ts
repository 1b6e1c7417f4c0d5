import type { Kysely } from 'kysely';
import type { ClientErrorTable, Tables } from '#platform/db/tables';

export async function insertClientError(db: Kysely<Tables>, row: ClientErrorTable): Promise<void> {
  await db.insertInto('client_error').values(row).execute();
}

/** Removes reports older than `beforeMs`, and all but the newest `keep`. */
export async function deleteOldClientErrors(db: Kysely<Tables>, beforeMs: number, keep: number): Promise<void> {
  await db.deleteFrom('client_error').where('created_at_ms', '<', beforeMs).execute();
  const newest = db.selectFrom('client_error').select('created_at_ms').orderBy('created_at_ms', 'desc');
  const oldestKept = await newest
    .offset(keep - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldestKept === undefined) return;
  await db.deleteFrom('client_error').where('created_at_ms', '<', oldestKept.created_at_ms).execute();
}
