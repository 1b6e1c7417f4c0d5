import type { Kysely } from 'kysely';
import { addColumns, createIndexes, createTable } from './create-table.ts';

/** Mailed links for a new password or another address, and words for where a session is. */
export async function createAccountCareTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'account_link', [
    'token_hash TEXT primary key',
    'user_id TEXT not null references app_user (id) on delete cascade',
    "purpose TEXT not null check (purpose in ('reset', 'email'))",
    // Of purpose email: the address that is confirmed by it.
    'new_email TEXT',
    'expires_at_ms WHOLE not null',
    'used_at_ms WHOLE',
  ]);
  await addColumns(db, 'session', ["browser TEXT not null default 'other'", "device TEXT not null default 'other'"]);
  await createIndexes(db, [
    'account_link_by_user on account_link (user_id, purpose)',
    'account_link_by_expiry on account_link (expires_at_ms)',
  ]);
}
