import type { Kysely } from 'kysely';
import type { ClientErrorTable, Tables } from '#platform/db/tables';

export async function insertClientError(db: Kysely<Tables>, row: ClientErrorTable): Promise<void> {
  await db.insertInto('client_error').values(row).execute();
}

/** Removes reports older than `beforeMs`. */
export async function deleteOldClientErrors(db: Kysely<Tables>, beforeMs: number): Promise<void> {
  await db.deleteFrom('client_error').where('created_at_ms', '<', beforeMs).execute();
}
