import type { RouteInput, RouteReply } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { readAuditActions, readAuditEntries } from './audit-store.ts';

/** What admins did, newest first, and which acts there are to choose from. */
export async function listAuditEntries(
  { db }: Platform,
  query: RouteInput<'listAuditEntries'>['query'],
): Promise<Result<RouteReply<'listAuditEntries'>>> {
  const { entries, count } = await readAuditEntries(db, query, query);
  return succeed({ entries, count, actions: await readAuditActions(db) });
}
