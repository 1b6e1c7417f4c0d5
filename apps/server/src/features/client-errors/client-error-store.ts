import { cleanText, type RouteInput } from '@qc/contract';
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { escapeLike } from '#platform/db/search';
import type { ClientErrorTable, Db } from '#platform/db/tables';

/** One report. */
export type ClientErrorRow = Selectable<ClientErrorTable>;

export async function insertClientError(db: Db, row: ClientErrorRow): Promise<void> {
  await db.insertInto('client_error').values(row).execute();
}

/** Removes reports older than `beforeMs`, all but the newest `keep`, and what was said of groups that are gone. */
export async function deleteOldClientErrors(db: Db, beforeMs: number, keep: number): Promise<void> {
  await db.deleteFrom('client_error').where('created_at_ms', '<', beforeMs).execute();
  const newest = db.selectFrom('client_error').select('created_at_ms').orderBy('created_at_ms', 'desc');
  const oldestKept = await newest
    .offset(keep - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldestKept !== undefined) {
    await db.deleteFrom('client_error').where('created_at_ms', '<', oldestKept.created_at_ms).execute();
  }
  const left = db.selectFrom('client_error').select('group_key');
  await db.deleteFrom('client_error_group').where('group_key', 'not in', left).execute();
}

/** Which groups are asked for; `resolved`: those that somebody has seen to, otherwise those that are open. */
type GroupFilter = RouteInput<'listClientErrors'>['query'];
/** One group, with one of its reports. */
export interface StoredGroup {
  report: ClientErrorRow;
  count: number;
  people: number;
  firstAtMs: number;
  lastAtMs: number;
  resolvedAtMs: number | null;
}

const LAST = sql<number>`max(client_error.created_at_ms)`;

/** A page of groups, those that were last reported first, and how many there are. */
export async function readGroups(db: Db, filter: GroupFilter): Promise<{ groups: StoredGroup[]; count: number }> {
  const isSeenTo = sql<SqlBool>`coalesce(max(client_error_group.resolved_at_ms), -1) >= ${LAST}`;
  // Of what the index by group holds: reports themselves are read for the page alone.
  const chosen = db
    .selectFrom('client_error')
    .leftJoin('client_error_group', 'client_error_group.group_key', 'client_error.group_key')
    .where(containsText(db, filter.searchText))
    .groupBy('client_error.group_key')
    .having(filter.resolved ? isSeenTo : sql<SqlBool>`not (${isSeenTo})`);
  const rows = await chosen
    .select(({ fn }) => [
      'client_error.group_key as key',
      fn.countAll<number>().as('count'),
      fn.min('client_error.created_at_ms').as('first_ms'),
      LAST.as('last_ms'),
      fn.max('client_error_group.resolved_at_ms').as('resolved_ms'),
    ])
    .orderBy('last_ms', 'desc')
    .orderBy('client_error.group_key')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  const counted = await db
    .selectFrom(chosen.select('client_error.group_key').as('all_groups'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const details = await readDetails(
    db,
    rows.map(({ key }) => key),
  );
  const groups = rows.flatMap((row) => {
    const detail = details.get(row.key);
    // Tidied away between the two questions.
    if (detail === undefined) return [];
    const resolved = row.resolved_ms === null ? null : Number(row.resolved_ms);
    const lastAtMs = Number(row.last_ms);
    const resolvedAtMs = resolved !== null && resolved >= lastAtMs ? resolved : null;
    return [{ ...detail, count: Number(row.count), firstAtMs: Number(row.first_ms), lastAtMs, resolvedAtMs }];
  });
  return { groups, count: Number(counted.count) };
}

/** The words of a group that is there; null: no report has this key. */
export async function findGroupMessage(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('client_error').select('message').where('group_key', '=', key).executeTakeFirst();
  return row?.message ?? null;
}

/** Keeps that a group was seen to at a moment; null: it is open. */
export async function setGroupResolved(trx: Db, key: string, atMs: number | null): Promise<void> {
  if (atMs === null) {
    await trx.deleteFrom('client_error_group').where('group_key', '=', key).execute();
    return;
  }
  await trx
    .insertInto('client_error_group')
    .values({ group_key: key, resolved_at_ms: atMs })
    .onConflict((conflict) => conflict.column('group_key').doUpdateSet({ resolved_at_ms: atMs }))
    .execute();
}

/** One report of each group, and how many people met it. */
async function readDetails(db: Db, keys: string[]): Promise<Map<string, Pick<StoredGroup, 'report' | 'people'>>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('client_error')
    .where('group_key', 'in', keys)
    .groupBy('group_key')
    .select(({ fn }) => [
      fn.max('id').as('id'),
      sql<number>`count(distinct coalesce(user_id, user_agent))`.as('people'),
    ])
    .execute();
  const people = new Map(rows.map((row) => [row.id, Number(row.people)]));
  const reports = await db
    .selectFrom('client_error')
    .selectAll()
    .where('id', 'in', [...people.keys()])
    .execute();
  return new Map(reports.map((report) => [report.group_key, { report, people: people.get(report.id) ?? 0 }]));
}

/** Any report of the group has the text in its words, its place or its address. Reports are few: a scan is enough. */
function containsText(db: Db, text: string): Expression<SqlBool> {
  // PostgreSQL takes no NUL, and no report holds one.
  const wanted = cleanText(text);
  if (wanted === '') return sql<SqlBool>`1 = 1`;
  const pattern = `%${escapeLike(wanted.toLowerCase())}%`;
  const found = db
    .selectFrom('client_error as report')
    .select('report.group_key')
    .where(sql<SqlBool>`lower(report.message || ' ' || report.stack || ' ' || report.url) like ${pattern} escape '\\'`);
  return sql<SqlBool>`client_error.group_key in (${found})`;
}
