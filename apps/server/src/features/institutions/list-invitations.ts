import type { Invitation, InstitutionId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { allowInstitution } from './institution-policy.ts';
import { findWaiting } from './invitation-store.ts';

/** Invitations that wait for an answer, for managers and admins. Refuses `notFound`. */
export async function listInvitations(
  platform: Platform,
  actor: Actor,
  id: InstitutionId,
): Promise<Result<{ invitations: Invitation[]; count: number }>> {
  const allowed = await allowInstitution(platform.db, actor, id);
  return allowed.ok ? succeed(await findWaiting(platform.db, id, platform.now())) : allowed;
}
