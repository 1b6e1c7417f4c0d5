import type { Db } from '#platform/db/tables';

/** What an institution is called; null: there is none. */
export async function findInstitutionName(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('institution').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}
