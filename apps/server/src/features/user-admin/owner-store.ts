import type { Db } from '#platform/db/tables';

/** Keeps every owner as they are until the transaction ends, so that of two who are unmade at once one stays. */
export async function holdOwners(trx: Db): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('role', '=', 0)
    .execute();
}

/** Whether the house has an owner besides this one who can sign in. */
export async function hasOtherOwner(trx: Db, userId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 0)
    .where('disabled_from_admin', '=', 0)
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
