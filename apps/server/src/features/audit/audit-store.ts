import { AuditEntry, type RouteInput, type UserId } from '@qc/contract';
import * as z from 'zod/mini';
import type { AuditEntryTable } from '#platform/db/people-tables';
import { type Paging, readPage } from '#platform/db/read-page';
import type { Db } from '#platform/db/tables';
import { auditMatches } from './audit-search.ts';

const Texts = z.record(z.string(), z.string());

export async function insertAuditEntry(db: Db, row: AuditEntryTable): Promise<void> {
  await db.insertInto('audit_entry').values(row).execute();
}

/** What a person is called now; empty: there is no such account. */
export async function findActorName(db: Db, id: UserId): Promise<string> {
  const row = await db.selectFrom('app_user').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? '';
}

/** Which entries are asked for; `to`: up to this moment, not with it. */
type AuditFilter = Omit<RouteInput<'listAuditEntries'>['query'], keyof Paging>;

/** A page of entries, newest first, and how many there are. */
export async function readAuditEntries(
  db: Db,
  filter: AuditFilter,
  paging: Paging,
): Promise<{ entries: AuditEntry[]; count: number }> {
  let chosen = db.selectFrom('audit_entry').where(auditMatches(db, filter.searchText));
  chosen =
    filter.partOf === undefined ? chosen.where('part_of', 'is', null) : chosen.where('part_of', '=', filter.partOf);
  if (filter.actor !== undefined) chosen = chosen.where('actor_id', '=', filter.actor);
  if (filter.action !== undefined) chosen = chosen.where('action', '=', filter.action);
  if (filter.from !== undefined) chosen = chosen.where('at_ms', '>=', filter.from);
  if (filter.to !== undefined) chosen = chosen.where('at_ms', '<', filter.to);
  const sorted = chosen.selectAll().orderBy('at_ms', 'desc').orderBy('id', 'desc');
  const { rows, count } = await readPage(sorted, paging);
  const parts = await countParts(
    db,
    rows.map(({ id }) => id),
  );
  return { entries: rows.map((row) => toEntry(row, parts.get(row.id) ?? 0)), count };
}

async function countParts(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_entry')
    .where('part_of', 'in', ids)
    .groupBy('part_of')
    .select((eb) => ['part_of', eb.fn.countAll<number | bigint | string>().as('parts')])
    .execute();
  return new Map(rows.map(({ part_of, parts }) => [part_of ?? '', Number(parts)]));
}

/** Every act that the log knows, for the filter. */
export async function readAuditActions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_entry').select('action').distinct().orderBy('action').execute();
  return rows.map(({ action }) => action);
}

function toEntry(row: AuditEntryTable, parts: number): AuditEntry {
  return AuditEntry.parse({
    _id: row.id,
    at: row.at_ms,
    actor: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    targetKind: row.target_kind,
    target: row.target_id,
    targetName: row.target_name,
    succeeded: row.succeeded === 1,
    before: Texts.parse(JSON.parse(row.before_json)),
    after: Texts.parse(JSON.parse(row.after_json)),
    address: row.address,
    parts,
  });
}
