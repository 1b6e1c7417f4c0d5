import type { UserId } from '@qc/contract';
import type { Kysely, Updateable } from 'kysely';
import { searchKey } from '#platform/db/search-key';
import type { Tables, UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';

/** A new account; what it is sorted and found by follows from its name and address. */
export type NewUser = Omit<UserTable, 'sort_name'>;

/** Puts in an account, with what it is found by. */
export async function insertUser(db: Kysely<Tables>, user: NewUser): Promise<UserTable> {
  const row = { ...user, sort_name: searchKey(user.name) };
  await inTransaction(db, async (trx) => {
    await trx.insertInto('app_user').values(row).execute();
    await trx
      .insertInto('person_search')
      .values({ id: row.id, search_text: searchText(row) })
      .execute();
  });
  return row;
}

function searchText({ name, email }: Pick<UserTable, 'name' | 'email'>): string {
  return searchKey(`${name} ${email}`);
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

/** The account as it is afterwards; null when it is gone. Another name or address is found from then on. */
export async function changeUser(
  db: Kysely<Tables>,
  id: UserId,
  change: Omit<Updateable<UserTable>, 'sort_name'>,
): Promise<UserTable | null> {
  if (Object.keys(change).length === 0) return findUser(db, id);
  const { name } = change;
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('app_user')
      .set({ ...change, ...(name !== undefined && { sort_name: searchKey(name) }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) return null;
    if (name !== undefined || change.email !== undefined) {
      await trx
        .updateTable('person_search')
        .set({ search_text: searchText(changed) })
        .where('id', '=', id)
        .execute();
    }
    return changed;
  });
}
