import { type Currency, CURRENCIES, type Language, type Role, Role as RoleSchema } from '@qc/contract';
import type { PotRef } from '#features/credits';
import type { Db } from '#platform/db/tables';

/** Somebody who may want to buy. */
export interface Buyer {
  name: string;
  email: string;
  language: Language;
  country: string;
  currency: Currency;
  role: Role;
  /** Whose credits grow; null: nobody's, because an institution pays and somebody else manages it. */
  pot: (PotRef & { name: string; email: string }) | null;
  /** The institution this person manages. */
  managed: string | null;
}

/** Null: there is no such account. */
export async function findBuyer(db: Db, userId: string): Promise<Buyer | null> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('institution', 'institution.id', 'app_user.institution_id')
    .select(['app_user.name', 'app_user.email', 'app_user.language', 'app_user.country', 'app_user.currency'])
    .select(['app_user.role', 'app_user.institution_id', 'institution.name as institution_name'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const managed = row.role === 3 ? row.institution_id : null;
  return {
    name: row.name,
    email: row.email,
    language: row.language,
    country: row.country,
    currency: CURRENCIES.find((one) => one === row.currency) ?? 'default',
    role: RoleSchema.parse(row.role),
    pot: potFor(userId, { ...row, managed }),
    managed,
  };
}

function potFor(
  userId: string,
  row: {
    name: string;
    email: string;
    institution_id: string | null;
    institution_name: string | null;
    managed: string | null;
  },
): Buyer['pot'] {
  if (row.managed !== null) {
    return { kind: 'institution', id: row.managed, name: row.institution_name ?? '', email: '' };
  }
  // What a member bought would never be used: the institution alone pays for members' runs.
  if (row.institution_id !== null) return null;
  return { kind: 'user', id: userId, name: row.name, email: row.email };
}

/** Owners of the house whose mailbox may exist: the account of the first start has an address of nowhere. */
export async function findOwnersOfHouse(db: Db): Promise<{ email: string; language: string }[]> {
  return db
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('role', '=', 0)
    .where('disabled_from_admin', '=', 0)
    .where('email', 'not like', '%.local')
    .orderBy('email')
    .execute();
}
