import type { USER_SORTS, UserId } from '@qc/contract';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
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

export interface UserPage {
  page: number;
  perPage: number;
  searchText: string;
  sortBy: (typeof USER_SORTS)[number];
  sortDesc: boolean;
}
const SORT_COLUMNS = { name: 'name', email: 'email', createdAt: 'created_at_ms' } as const;

/** One page of all accounts, those whose name or address holds the text. */
export async function findUserPage(db: Kysely<Tables>, page: UserPage): Promise<{ rows: UserTable[]; count: number }> {
  const like = `%${page.searchText.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = db
    .selectFrom('app_user')
    .$if(page.searchText !== '', (query) =>
      query.where(sql<boolean>`(lower(name) like ${like} escape '\\' or email like ${like} escape '\\')`),
    );
  const { count } = await found
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(SORT_COLUMNS[page.sortBy], page.sortDesc ? 'desc' : 'asc')
    .orderBy('id')
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .execute();
  return { rows, count: Number(count) };
}

/** Bytes of all media of all accounts. */
export async function sumMediaBytes(db: Kysely<Tables>): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.sum<number | bigint | string | null>('bytes').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
