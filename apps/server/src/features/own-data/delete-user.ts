import type { Done, UserId } from '@qc/contract';
import { confirmPassword, demandCode, type LoginLimits } from '#features/accounts';
import type { Actor, Call } from '#platform/http/handlers';
import { refuse, type Result } from '#platform/result';
import { eraseAccount, type EraseParts } from './erase-account.ts';

/** What a person's own deletion needs. */
export interface DeleteParts extends EraseParts {
  /** What admins do to the accounts of others. */
  removeOther(call: Call<'deleteUser'>): Promise<Result<Done>>;
  limits: LoginLimits;
  /** Told when sessions have ended: whatever is open in their name closes. */
  onSessionsEnded(): void;
}

/**
 * Deletes the own account for good, with everything that is only its own. Refuses `notFound` for anybody else's
 * account, `wrongPassword`, `secondStepNeeded`, `wrongCode`, `lastOwner`, and `unavailable` when a room cannot be ended now.
 */
export async function deleteUser(
  parts: DeleteParts,
  actor: Actor,
  wish: { id: UserId; password: string; code: string | undefined; ip: string },
): Promise<Result<Done>> {
  if (actor.userId !== wish.id) return refuse('notFound');
  const confirmed = await confirmPassword(parts.platform, parts.limits, actor, wish);
  if (!confirmed.ok) return confirmed;
  const withoutCode = await demandCode(parts.platform, parts.limits, confirmed.value, wish.code);
  if (withoutCode) return withoutCode;
  const erased = await eraseAccount(parts, { user: confirmed.value, actor });
  if (erased.ok) parts.onSessionsEnded();
  return erased;
}
