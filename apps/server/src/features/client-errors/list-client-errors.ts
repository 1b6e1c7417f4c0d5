import type { ClientErrorGroup, RouteInput, RouteReply } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { readGroups, type StoredGroup } from './client-error-store.ts';

/** Errors that browsers reported, grouped, newest first. */
export async function listClientErrors(
  { db }: Platform,
  query: RouteInput<'listClientErrors'>['query'],
): Promise<Result<RouteReply<'listClientErrors'>>> {
  const { groups, count } = await readGroups(db, query);
  return succeed({ errors: groups.map(toGroup), count });
}

function toGroup({ report, count, people, firstAtMs, lastAtMs, resolvedAtMs }: StoredGroup): ClientErrorGroup {
  return {
    key: report.group_key,
    message: report.message,
    stack: report.stack,
    url: report.url,
    userAgent: report.user_agent,
    count,
    people,
    firstAt: firstAtMs,
    lastAt: lastAtMs,
    resolvedAt: resolvedAtMs,
  };
}
