import type { PotOwner } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** Who the owners of the pots of these records are; of an account or institution that is gone only its id. */
export async function findOwners(db: Db, of: readonly { pot_id: string }[]): Promise<Map<string, PotOwner>> {
  const wanted = [...new Set(of.map(({ pot_id }) => pot_id))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('pot')
    .leftJoin('app_user', 'app_user.id', 'pot.id')
    .leftJoin('institution', 'institution.id', 'pot.id')
    .select(['pot.id', 'pot.kind', 'app_user.name as person', 'app_user.email', 'institution.name as house'])
    .where('pot.id', 'in', wanted)
    .execute();
  return new Map(
    rows.map(({ id, kind, person, email, house }) => [
      id,
      { kind, _id: id, name: (kind === 'user' ? person : house) ?? '', email: kind === 'user' ? (email ?? '') : '' },
    ]),
  );
}

/** Which people of these records still have an account. */
export async function findLiving(db: Db, of: readonly { user_id: string }[]): Promise<Set<string>> {
  const wanted = [...new Set(of.map(({ user_id }) => user_id))];
  if (wanted.length === 0) return new Set();
  const rows = await db.selectFrom('app_user').select('id').where('id', 'in', wanted).execute();
  return new Set(rows.map(({ id }) => id));
}

/** By order of these records: its readable number, and that of its receipt once there is one. */
export async function findOrderNumbers(
  db: Db,
  of: readonly { order_id: string | null }[],
): Promise<Map<string, { number: string | null; receipt: number | null }>> {
  const wanted = [...new Set(of.flatMap(({ order_id }) => order_id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_order')
    .select(['id', 'number', 'receipt_number as receipt'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, number, receipt }) => [id, { number, receipt }]));
}
