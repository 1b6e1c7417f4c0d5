import { findUser } from '#features/accounts';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { type Failure, refuse } from '#platform/result';

/** Whose rights were taken while the call was on its way has none left in it. Null: they are as they were. */
export async function refuseFormerAdmin(trx: Db, actor: Actor): Promise<Failure | null> {
  const me = await findUser(trx, actor.userId);
  return me === null || me.role !== actor.role || me.disabled_from_admin === 1 ? refuse('notFound') : null;
}
