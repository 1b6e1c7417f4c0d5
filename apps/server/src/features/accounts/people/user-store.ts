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

/** The same, held against other writers until the transaction ends. */
export async function holdUserByEmail(trx: Kysely<Tables>, email: string): Promise<UserTable | null> {
  const row = await trx
    .updateTable('app_user')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The owner's account; null on a new installation. */
export async function findOwner(db: Kysely<Tables>): Promise<UserTable | null> {
  const owner = db.selectFrom('app_user').selectAll().where('role', '=', 0).orderBy('created_at_ms').limit(1);
  return (await owner.executeTakeFirst()) ?? null;
}

/** Notes that the account's address is proved; false: it has another one by now, or had proved it before. */
export async function markConfirmed(trx: Kysely<Tables>, id: string, email: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ email_confirmed_ms: nowMs })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_confirmed_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the address for letters is proved; false: it is another one by now. */
export async function markContactConfirmed(
  trx: Kysely<Tables>,
  id: string,
  contactEmail: string,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ contact_confirmed_ms: nowMs })
    .where('id', '=', id)
    .where('contact_email', '=', contactEmail)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the right to the credits of a new account; false: it was taken. */
export async function claimWelcome(trx: Kysely<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ welcome_due: 0 })
    .where('id', '=', id)
    .where('welcome_due', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account as it is afterwards; null when it is gone. Another name or address is found from then on. */
export async function changeUser(
  db: Kysely<Tables>,
  id: UserId,
  change: Omit<Updateable<UserTable>, 'sort_name'>,
): Promise<UserTable | null> {
  if (Object.keys(change).length === 0) return findUser(db, id);
  const { name, email, contact_email } = change;
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('app_user')
      .set((eb) => ({
        ...change,
        ...(name !== undefined && { sort_name: searchKey(name) }),
        // Another address is one that nobody has proved.
        ...(typeof email === 'string' && {
          email_confirmed_ms: eb.case().when('email', '=', email).then(eb.ref('email_confirmed_ms')).else(null).end(),
        }),
        ...(typeof contact_email === 'string' && {
          contact_confirmed_ms: eb
            .case()
            .when('contact_email', '=', contact_email)
            .then(eb.ref('contact_confirmed_ms'))
            .else(null)
            .end(),
        }),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) return null;
    if (name !== undefined || email !== undefined) {
      await trx
        .updateTable('person_search')
        .set({ search_text: searchText(changed) })
        .where('id', '=', id)
        .execute();
    }
    return changed;
  });
}
