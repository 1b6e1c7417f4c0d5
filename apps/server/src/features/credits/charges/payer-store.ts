import type { UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { PotRef } from '../credit-types.ts';

/** A person whose run is paid, and by whom. */
export interface Payer {
  pot: PotRef;
  name: string;
  email: string;
  role: number;
  institutionId: string | null;
  /** By the person's own switch or the institution's. */
  remotesDisabled: boolean;
}

/** Who pays for a person's runs: the institution alone when there is one. Null: no such person. */
export async function findPayer(db: Db, userId: UserId): Promise<Payer | null> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('institution', 'institution.id', 'app_user.institution_id')
    .select(['app_user.name', 'app_user.email', 'app_user.role', 'app_user.institution_id'])
    .select(['app_user.disable_remotes_games as own_switch', 'institution.disable_remotes_games as house_switch'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    pot: potOf(userId, row.institution_id),
    name: row.name,
    email: row.email,
    role: row.role,
    institutionId: row.institution_id,
    // Inside an institution its switch alone counts.
    remotesDisabled: (row.institution_id === null ? row.own_switch : row.house_switch) === 1,
  };
}

/**
 * The same, and holds the person's row for the rest of the transaction: nobody joins or leaves an institution between
 * the question who pays and the payment.
 */
export async function holdPayer(trx: Db, userId: UserId): Promise<Payer | null> {
  await trx
    .updateTable('app_user')
    .set((eb) => ({ institution_id: eb.ref('institution_id') }))
    .where('id', '=', userId)
    .execute();
  return findPayer(trx, userId);
}

function potOf(userId: UserId, institutionId: string | null): PotRef {
  return institutionId === null ? { kind: 'user', id: userId } : { kind: 'institution', id: institutionId };
}

/** How an owner of credits is called. Null: there is no such person, no such institution. */
export async function findOwnerName(db: Db, pot: PotRef): Promise<{ name: string; email: string } | null> {
  if (pot.kind === 'institution') {
    const found = db
      .selectFrom('institution')
      .select('name')
      .where('id', '=', pot.id)
      .where('closed_at_ms', 'is', null);
    const row = await found.executeTakeFirst();
    return row ? { name: row.name, email: '' } : null;
  }
  return (
    (await db.selectFrom('app_user').select(['name', 'email']).where('id', '=', pot.id).executeTakeFirst()) ?? null
  );
}
