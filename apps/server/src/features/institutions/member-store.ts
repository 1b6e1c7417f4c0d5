import { type InstitutionId, type Member, Role, type RouteInput, UserId } from '@qc/contract';
import { exportFigure, runFigure } from '#features/credits';
import { readPage } from '#platform/db/read-page';
import { searchMatches } from '#platform/db/search';
import type { Db } from '#platform/db/tables';

/** What a person is to institutions. */
export interface Membership {
  userId: UserId;
  name: string;
  email: string;
  role: Role;
  institutionId: string | null;
}
/** How many people belong to an institution, and how many of them manage it. */
export interface MembershipCounts {
  members: number;
  managers: number;
}

/** Somebody's membership; null: no such account. */
export async function findMembership(db: Db, userId: UserId): Promise<Membership | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'role', 'institution_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, email, role, institution_id: institutionId } = row;
  return { userId: UserId.parse(id), name, email, role: Role.parse(role), institutionId };
}

/**
 * Moves a person into an institution, out of the one before. Admins keep their role, and so does who manages this
 * institution already; whoever managed another one does not any more.
 */
export async function joinInstitution(
  trx: Db,
  userId: UserId,
  institutionId: InstitutionId,
  asManager: boolean,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((eb) => ({
      institution_id: institutionId,
      role: eb
        .case()
        .when('role', 'in', [0, 1])
        .then(eb.ref('role'))
        .when('institution_id', '=', institutionId)
        .then(asManager ? eb.lit(3) : eb.ref('role'))
        .else(eb.lit(asManager ? 3 : 2))
        .end(),
    }))
    .where('id', '=', userId)
    .execute();
}

/** Takes a person out, who then manages nothing; false: no member, or a manager where only `plainOnly` may go. */
export async function takeOut(
  trx: Db,
  userId: UserId,
  institutionId: InstitutionId,
  { plainOnly }: { plainOnly: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await leaving(trx)
    .where('id', '=', userId)
    .where('institution_id', '=', institutionId)
    .$if(plainOnly, (query) => query.where('role', '<>', 3))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes everybody out; gives how many there were. */
export async function takeAllOut(trx: Db, institutionId: InstitutionId): Promise<number> {
  const { numUpdatedRows } = await leaving(trx).where('institution_id', '=', institutionId).executeTakeFirst();
  return Number(numUpdatedRows);
}

function leaving(trx: Db) {
  return trx.updateTable('app_user').set((eb) => ({
    institution_id: null,
    role: eb.case().when('role', '=', 3).then(eb.lit(2)).else(eb.ref('role')).end(),
  }));
}

/** How many people each of these has; one without people is not in the map. */
export async function countMemberships(db: Db, ids: readonly InstitutionId[]): Promise<Map<string, MembershipCounts>> {
  const rows = await db
    .selectFrom('app_user')
    .select((eb) => ['institution_id', 'role', eb.fn.countAll<number | bigint | string>().as('people')])
    .where('institution_id', 'in', ids)
    .groupBy(['institution_id', 'role'])
    .execute();
  const counts = new Map<string, MembershipCounts>();
  for (const { institution_id: id, role, people } of rows) {
    if (id === null) continue;
    const { members, managers } = counts.get(id) ?? { members: 0, managers: 0 };
    const more = Number(people);
    counts.set(id, { members: members + more, managers: managers + (role === 3 ? more : 0) });
  }
  return counts;
}

/** One page of an institution's people by name, managers first, with what their runs used; and the number of all. */
export async function findMembers(
  db: Db,
  institutionId: InstitutionId,
  page: RouteInput<'listMembers'>['query'],
): Promise<{ members: Member[]; count: number }> {
  const mine = db
    .selectFrom('app_user')
    .innerJoin('person_search', 'person_search.id', 'app_user.id')
    .where('app_user.institution_id', '=', institutionId)
    .where(searchMatches(db, 'person_search', page.searchText));
  const sorted = mine
    .select(['app_user.id', 'app_user.name', 'app_user.email', 'app_user.role', 'app_user.last_login_ms'])
    .orderBy((eb) => eb.case().when('app_user.role', '=', 3).then(eb.lit(0)).else(eb.lit(1)).end())
    .orderBy('app_user.sort_name')
    .orderBy('app_user.id');
  const { rows, count } = await readPage(sorted, page);
  const used = await sumRuns(
    db,
    institutionId,
    rows.map(({ id }) => id),
  );
  const members = rows.map((row) => ({
    _id: UserId.parse(row.id),
    name: row.name,
    email: row.email,
    role: Role.parse(row.role),
    creditsUsed: used.get(row.id)?.credits ?? 0,
    runs: used.get(row.id)?.runs ?? 0,
    exports: used.get(row.id)?.exports ?? 0,
    lastLogin: row.last_login_ms,
  }));
  return { members, count };
}

/** What each person's runs and exports took from this pot; what was given back does not count, nor an admin's corrections. */
async function sumRuns(
  db: Db,
  potId: string,
  userIds: readonly string[],
): Promise<Map<string, { credits: number; runs: number; exports: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('charge')
    .select((eb) => [
      'user_id',
      eb.fn.sum<number | bigint | string>('amount').as('credits'),
      eb.fn.sum<number | bigint | string>(runFigure()).as('runs'),
      eb.fn.sum<number | bigint | string>(exportFigure()).as('exports'),
    ])
    .where('pot_id', '=', potId)
    .where('user_id', 'in', userIds)
    .where('state', '<>', 'voided')
    .where('what', '<>', 'manual')
    .groupBy('user_id')
    .execute();
  return new Map(
    rows.map(({ user_id: id, credits, runs, exports }) => [
      id,
      { credits: Number(credits), runs: Number(runs), exports: Number(exports) },
    ]),
  );
}
