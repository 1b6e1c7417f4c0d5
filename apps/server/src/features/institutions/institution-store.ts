import { InstitutionId, type Institution, type RouteInput } from '@qc/contract';
import { readPage } from '#platform/db/read-page';
import { searchMatches } from '#platform/db/search';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { countMemberships, type MembershipCounts } from './member-store.ts';

/** An institution that is open, as stored. */
export interface StoredInstitution {
  id: InstitutionId;
  name: string;
  disableRemotesGames: boolean;
}
type Change = Partial<Pick<StoredInstitution, 'name' | 'disableRemotesGames'>>;
interface InstitutionRow {
  id: string;
  name: string;
  disable_remotes_games: number;
}

/** Writes a new institution. */
export async function insertInstitution(trx: Db, institution: StoredInstitution, now: number): Promise<void> {
  const { id, ...columns } = institution;
  await trx
    .insertInto('institution')
    .values({
      id,
      ...named(columns.name),
      ...switched(columns.disableRemotesGames),
      created_at_ms: now,
      closed_at_ms: null,
    })
    .execute();
}

/** An open institution, or null. */
export async function findInstitution(db: Db, id: InstitutionId): Promise<StoredInstitution | null> {
  const row = await db
    .selectFrom('institution')
    .select(['id', 'name', 'disable_remotes_games'])
    .where('id', '=', id)
    .where('closed_at_ms', 'is', null)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** An open institution, held against other writers until the transaction ends: nobody closes it meanwhile; or null. */
export async function holdInstitution(trx: Db, id: InstitutionId): Promise<StoredInstitution | null> {
  const row = await trx
    .updateTable('institution')
    .set((eb) => ({ closed_at_ms: eb.ref('closed_at_ms') }))
    .where('id', '=', id)
    .where('closed_at_ms', 'is', null)
    .returning(['id', 'name', 'disable_remotes_games'])
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Changes what is named; false: it is not open any more. */
export async function changeInstitution(trx: Db, id: InstitutionId, change: Change): Promise<boolean> {
  const columns = {
    ...(change.name !== undefined && named(change.name)),
    ...(change.disableRemotesGames !== undefined && switched(change.disableRemotesGames)),
  };
  if (Object.keys(columns).length === 0) return (await findInstitution(trx, id)) !== null;
  const { numUpdatedRows } = await trx
    .updateTable('institution')
    .set(columns)
    .where('id', '=', id)
    .where('closed_at_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes an institution; false: it was closed before. */
export async function closeInstitution(trx: Db, id: InstitutionId, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('institution')
    .set({ closed_at_ms: now })
    .where('id', '=', id)
    .where('closed_at_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One institution with its figures, or null. */
export async function showInstitution(db: Db, id: InstitutionId): Promise<Institution | null> {
  const rows = await openInstitutions(db).where('institution.id', '=', id).execute();
  return (await withFigures(db, rows))[0] ?? null;
}

/** One page of the open institutions with their figures, and the exact number of all that fit. */
export async function findInstitutions(
  db: Db,
  page: RouteInput<'listInstitutions'>['query'],
): Promise<{ institutions: Institution[]; count: number }> {
  const fits = searchMatches(db, 'institution', page.searchText);
  const fitting = db.selectFrom('institution').where('closed_at_ms', 'is', null).where(fits);
  const direction = page.sortDesc ? 'desc' : 'asc';
  let sorted = openInstitutions(db).where(fits);
  if (page.sortBy === 'membersCount') {
    // Counted once for all, then joined: an institution at a time would be a search for each.
    sorted = sorted
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('app_user')
            .select(['institution_id', eb.fn.countAll<number>().as('people')])
            .where('institution_id', 'is not', null)
            .groupBy('institution_id')
            .as('crowd'),
        (join) => join.onRef('crowd.institution_id', '=', 'institution.id'),
      )
      .orderBy((eb) => eb.fn.coalesce('crowd.people', eb.lit(0)), direction);
  } else if (page.sortBy === 'credits') {
    sorted = sorted.orderBy((eb) => eb.fn.coalesce('pot.balance', eb.lit(0)), direction);
  } else {
    sorted = sorted.orderBy(page.sortBy === 'name' ? 'institution.sort_name' : 'institution.created_at_ms', direction);
  }
  const { rows, count } = await readPage(sorted.orderBy('institution.id', direction), page, fitting);
  return { institutions: await withFigures(db, rows), count };
}

function openInstitutions(db: Db) {
  return db
    .selectFrom('institution')
    .leftJoin('pot', 'pot.id', 'institution.id')
    .select(['institution.id', 'institution.name', 'institution.disable_remotes_games', 'institution.created_at_ms'])
    .select('pot.balance')
    .where('institution.closed_at_ms', 'is', null);
}

type ShownRow = InstitutionRow & { created_at_ms: number; balance: number | null };

/** Two questions for a whole page, whatever its length. */
async function withFigures(db: Db, rows: readonly ShownRow[]): Promise<Institution[]> {
  const ids = rows.map(({ id }) => InstitutionId.parse(id));
  if (ids.length === 0) return [];
  const [people, used] = await Promise.all([countMemberships(db, ids), sumUsed(db, ids)]);
  const nobody: MembershipCounts = { members: 0, managers: 0 };
  return rows.map((row) => {
    const { members, managers } = people.get(row.id) ?? nobody;
    return {
      _id: InstitutionId.parse(row.id),
      name: row.name,
      credits: row.balance ?? 0,
      disableRemotesGames: row.disable_remotes_games === 1,
      membersCount: members,
      managersCount: managers,
      creditsUsed: used.get(row.id) ?? 0,
      createdAt: row.created_at_ms,
    };
  });
}

/** By subscription and not by run: an institution has few of those and thousands of these. */
async function sumUsed(db: Db, ids: readonly InstitutionId[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('subscription')
    .select((eb) => ['pot_id', eb.fn.sum<number | bigint | string>('used_count').as('used')])
    .where('pot_id', 'in', ids)
    .groupBy('pot_id')
    .execute();
  return new Map(rows.map(({ pot_id, used }) => [pot_id, Number(used)]));
}

function fromRow(row: InstitutionRow): StoredInstitution {
  return { id: InstitutionId.parse(row.id), name: row.name, disableRemotesGames: row.disable_remotes_games === 1 };
}

function named(name: string) {
  const key = searchKey(name);
  return { name, sort_name: key, search_text: key };
}

function switched(disableRemotesGames: boolean) {
  return { disable_remotes_games: disableRemotesGames ? 1 : 0 };
}
