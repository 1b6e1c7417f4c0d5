import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/** Why somebody is blocked, in an admin's words; the person reads it. */
export async function rememberWhyBlocked(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'app_user', ["disabled_reason TEXT not null default ''"]);
}
