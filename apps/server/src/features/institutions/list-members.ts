import type { InstitutionId, Member, RouteInput } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { allowInstitution } from './institution-policy.ts';
import { findMembers } from './member-store.ts';

/** Who belongs to an institution and what their runs used of it, for its managers and admins. Refuses `notFound`. */
export async function listMembers(
  { db }: Platform,
  actor: Actor,
  id: InstitutionId,
  page: RouteInput<'listMembers'>['query'],
): Promise<Result<{ members: Member[]; count: number }>> {
  const allowed = await allowInstitution(db, actor, id);
  return allowed.ok ? succeed(await findMembers(db, id, page)) : allowed;
}
