import type { Db } from '#platform/db/tables';

/** Keeps every owner as they are until the transaction ends, so that of two who go at once one stays. */
export async function holdOwners(trx: Db): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('role', '=', 0)
    .execute();
}

/** An owner of the house other than this person who can sign in, or null. */
export async function findOtherOwner(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 0)
    .where('disabled_from_admin', '=', 0)
    .where('id', '!=', userId)
    .orderBy('created_at_ms')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
