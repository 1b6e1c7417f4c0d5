import type { RouteInput } from '@qc/contract';
import { sql } from 'kysely';
import { readPage } from '#platform/db/read-page';
import { onlyTransactions } from '#features/credits';
import { searchMatches } from '#platform/db/search';
import type { Db, UserTable } from '#platform/db/tables';

const SORTS = {
  name: sql.ref('app_user.sort_name'),
  email: sql.ref('app_user.email'),
  createdAt: sql.ref('app_user.created_at_ms'),
  // As the index has it: who never came stands before everybody who did, on both databases.
  lastLogin: sql`coalesce(app_user.last_login_ms, 0)`,
  // Of whoever pays for the person's runs.
  credits: sql`coalesce((select pot.balance from pot where pot.id = coalesce(app_user.institution_id, app_user.id)), 0)`,
  // Of the person's own: what left by runs and by hand, less what came back.
  creditsUsed: sql`coalesce((select -sum(ledger_entry.delta) from ledger_entry
    where ledger_entry.pot_id = app_user.id and not (${onlyTransactions()})), 0)`,
};

/** One page of all accounts, those whose name or address has every word, and the number of all such. */
export function findUserPage(
  db: Db,
  page: RouteInput<'listUsers'>['query'],
): Promise<{ rows: UserTable[]; count: number }> {
  const found = matching(db, page.searchText);
  const way = page.sortDesc ? 'desc' : 'asc';
  const sorted = found.selectAll('app_user').orderBy(SORTS[page.sortBy], way).orderBy('app_user.id', way);
  return readPage(sorted, page);
}

/** The next accounts by name after this one, those that the search finds; at most `most`. */
export async function findUsersAfter(
  db: Db,
  searchText: string,
  after: { sortName: string; id: string } | null,
  most: number,
): Promise<UserTable[]> {
  return matching(db, searchText)
    .selectAll('app_user')
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('app_user.sort_name', '>', after?.sortName ?? ''),
          eb.and([eb('app_user.sort_name', '=', after?.sortName ?? ''), eb('app_user.id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('app_user.sort_name')
    .orderBy('app_user.id')
    .limit(most)
    .execute();
}

function matching(db: Db, searchText: string) {
  return db.selectFrom('app_user').$if(searchText.trim() !== '', (query) =>
    query.where((eb) =>
      eb(
        'app_user.id',
        'in',
        eb
          .selectFrom('person_search')
          .select('person_search.id')
          .where(searchMatches(db, 'person_search', searchText)),
      ),
    ),
  );
}

/** Bytes of all media of all accounts. */
export async function sumMediaBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.sum<number | bigint | string | null>('bytes').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** Those of these addresses to which a mail was given up. */
export async function findRefusedAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .selectFrom('outgoing_mail')
    .select('recipient')
    .distinct()
    .where('recipient', 'in', addresses)
    .where('failed_at_ms', 'is not', null)
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}
