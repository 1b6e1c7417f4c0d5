import { isAdminRole, type RouteInput, type RouteReply } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { succeed, type Result } from '#platform/result';
import { findResults } from './stored/result-store.ts';

/** A person's own results and those this person ran; that of one room also for admins, who may operate and end rooms of others. */
export async function listGameResults(
  { db }: Platform,
  { userId, role }: Actor,
  query: RouteInput<'listGameResults'>['query'],
): Promise<Result<RouteReply<'listGameResults'>>> {
  const ofAnybody = query.room !== undefined && isAdminRole(role);
  return succeed(await findResults(db, { ...query, userId: ofAnybody ? null : userId }));
}
