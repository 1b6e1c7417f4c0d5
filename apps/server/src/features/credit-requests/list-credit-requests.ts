import { isAdminRole, type RouteInput, type RouteReply } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findInstitutionOf, findRequests } from './credit-request-store.ts';

/** Requests for admins, and for a manager those of the institution. Refuses `forbidden` to everybody else. */
export async function listCreditRequests(
  { db }: Platform,
  actor: Actor,
  query: RouteInput<'listCreditRequests'>['query'],
): Promise<Result<RouteReply<'listCreditRequests'>>> {
  if (isAdminRole(actor.role)) return succeed(await findRequests(db, { ...query, institutionId: null }));
  const institutionId = actor.role === 3 ? await findInstitutionOf(db, actor.userId) : null;
  return institutionId === null ? refuse('forbidden') : succeed(await findRequests(db, { ...query, institutionId }));
}
