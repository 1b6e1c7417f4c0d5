import type { UserId } from '@qc/contract';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Tables, UserTable } from '#platform/db/tables';

export async function insertUser(db: Kysely<Tables>, user: Insertable<UserTable>): Promise<void> {
  await db.insertInto('app_user').values(user).execute();
}

export async function findUser(db: Kysely<Tables>, id: string): Promise<UserTable | null> {
  return (await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** `email` in lower case. */
export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<UserTable | null> {
  return (await db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()) ?? null;
}

/** The owner's account; null on a new installation. */
export async function findOwner(db: Kysely<Tables>): Promise<UserTable | null> {
  const owner = db.selectFrom('app_user').selectAll().where('role', '=', 0).orderBy('created_at_ms').limit(1);
  return (await owner.executeTakeFirst()) ?? null;
}

/** The account as it is afterwards; null when it is gone. */
export async function changeUser(
  db: Kysely<Tables>,
  id: UserId,
  change: Updateable<UserTable>,
): Promise<UserTable | null> {
  if (Object.keys(change).length > 0) await db.updateTable('app_user').set(change).where('id', '=', id).execute();
  return findUser(db, id);
}
