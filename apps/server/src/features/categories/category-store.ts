import { CategoryId, UserId, type Category } from '@qc/contract';
import type { Selectable } from 'kysely';
import type { CategoryTable, Db } from '#platform/db/tables';

export interface StoredCategory {
  id: CategoryId;
  /** Null: shared by everyone. */
  userId: UserId | null;
  name: string;
  createdAtMs: number;
}

/** Most categories one person sees in a list; a reply is never larger. */
const LIST_MAX = 1000;

/** Shared categories and those of one person, by name. */
export async function findCategories(db: Db, userId: UserId): Promise<StoredCategory[]> {
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
    .orderBy('name')
    .orderBy('id')
    .limit(LIST_MAX)
    .execute();
  return rows.map(fromRow);
}

/** One category, or null. */
export async function findCategory(db: Db, id: CategoryId): Promise<StoredCategory | null> {
  const row = await db.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Those of `ids` that exist, each with its owner; null: shared by everyone. */
export async function findKnownCategories(db: Db, ids: readonly CategoryId[]): Promise<Map<CategoryId, UserId | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('category').select(['id', 'user_id']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, user_id }) => [CategoryId.parse(id), user_id === null ? null : UserId.parse(user_id)]),
  );
}

/** The names of those of `ids` that exist. */
export async function findCategoryNames(db: Db, ids: readonly CategoryId[]): Promise<Map<CategoryId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('category').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [CategoryId.parse(id), name]));
}

/** Writes a new category. */
export async function insertCategory(db: Db, category: StoredCategory): Promise<void> {
  const { id, userId, name, createdAtMs } = category;
  await db.insertInto('category').values({ id, user_id: userId, name, created_at_ms: createdAtMs }).execute();
}

/** Renames; null when the category is gone. */
export async function renameCategory(db: Db, id: CategoryId, name: string): Promise<StoredCategory | null> {
  const row = await db.updateTable('category').set({ name }).where('id', '=', id).returningAll().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Deletes; false when it was gone. */
export async function removeCategory(db: Db, id: CategoryId): Promise<boolean> {
  const result = await db.deleteFrom('category').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** How the contract shows a category. */
export function toCategory({ id, userId, name, createdAtMs }: StoredCategory): Category {
  return { _id: id, name, shared: userId === null, createdAt: createdAtMs };
}

function fromRow(row: Selectable<CategoryTable>): StoredCategory {
  return {
    id: CategoryId.parse(row.id),
    userId: row.user_id === null ? null : UserId.parse(row.user_id),
    name: row.name,
    createdAtMs: row.created_at_ms,
  };
}
