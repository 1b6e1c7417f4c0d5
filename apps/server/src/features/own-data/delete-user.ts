import type { Done, UserId } from '@qc/contract';
import { confirmPassword, type LoginLimits } from '#features/accounts';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result } from '#platform/result';
import { eraseAccount, type EraseParts } from './erase-account.ts';

/** What a person's own deletion needs. */
export interface DeleteParts extends EraseParts {
  limits: LoginLimits;
  /** Told when sessions have ended: whatever is open in their name closes. */
  onSessionsEnded(): void;
}

/**
 * Deletes the own account for good, with everything that is only its own. Refuses `notFound` for anybody else's
 * account, `wrongPassword`, `lastOwner`, and `unavailable` when a room cannot be ended now.
 */
export async function deleteUser(
  parts: DeleteParts,
  actor: Actor,
  wish: { id: UserId; password: string; ip: string },
): Promise<Result<Done>> {
  if (actor.userId !== wish.id) return refuse('notFound');
  const confirmed = await confirmPassword(parts.platform, parts.limits, actor, wish);
  if (!confirmed.ok) return confirmed;
  const erased = await eraseAccount(parts, { user: confirmed.value, actor });
  if (erased.ok) parts.onSessionsEnded();
  return erased;
}
