import { UserId } from '@qc/contract';
import type { Kysely } from 'kysely';
import { searchKey } from '../platform/db/search-key.ts';
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
  const called = { email: `${name}@school.org`, name, ...more };
  await db
    .insertInto('app_user')
    .values({
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
      institution_id: null,
      email_confirmed_ms: 1,
      contact_confirmed_ms: null,
      welcome_due: 0,
      disabled_reason: '',
      sort_name: searchKey(called.name),
      ...called,
      id,
    })
    .execute();
  const search_text = searchKey(`${called.name} ${called.email}`);
  await db.insertInto('person_search').values({ id, search_text }).execute();
  return id;
}
