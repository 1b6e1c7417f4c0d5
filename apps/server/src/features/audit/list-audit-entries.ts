import type { AuditEntry, RouteInput, RouteReply } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { findAuditRecords } from './audit-record-store.ts';
import { readAuditActions, readAuditEntries } from './audit-store.ts';

/** As ids of records look. */
const ID = /^[A-Za-z0-9_-]{8,40}$/;

/** What admins did, newest first, who and what it was about, and which acts there are to choose from. */
export async function listAuditEntries(
  { db }: Platform,
  query: RouteInput<'listAuditEntries'>['query'],
): Promise<Result<RouteReply<'listAuditEntries'>>> {
  const { entries, count } = await readAuditEntries(db, query, query);
  const records = await findAuditRecords(db, entries.flatMap(idsOf));
  return succeed({ entries, count, actions: await readAuditActions(db), records });
}

/** Who acted, on what, and whatever else may be a record's id: what is none is not found. */
function idsOf({ actor, target, before, after }: AuditEntry): string[] {
  const texts = [actor ?? '', target, ...Object.values(before), ...Object.values(after)];
  return texts.filter((text) => ID.test(text));
}
