import { UserId } from '@qc/contract';
import type { Kysely } from 'kysely';
import type { Tables, UserTable } from '../platform/db/tables.ts';

/**
 * Puts a plain account into a test's database, so that rows may refer to it. Its id is `user-<name>` when `more` does
 * not say another.
 */
export async function insertUser(
  db: Kysely<Tables>,
  name: string,
  role = 2,
  more: Partial<UserTable> = {},
): Promise<UserId> {
  const id = UserId.parse(more.id ?? `user-${name}`.padEnd(8, '-'));
  await db
    .insertInto('app_user')
    .values({
      email: `${name}@school.org`,
      name,
      password_hash: null,
      role,
      phone: '',
      contact_email: `${name}@school.org`,
      currency: 'default',
      address: '',
      language: 'he',
      country: '',
      email_notifications: 0,
      disabled_from_admin: 0,
      disable_remotes_games: 0,
      last_login_ms: null,
      created_at_ms: 1,
      ...more,
      id,
    })
    .execute();
  return id;
}
