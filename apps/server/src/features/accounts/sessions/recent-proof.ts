import type { Done } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Failure, refuse, type Result, succeed } from '#platform/result';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { demandCode } from '../two-step/demand-code.ts';
import type { LoginLimits } from './login-limits.ts';
import { findSession, proveSession } from './session-store.ts';
import { PROOF_MS } from './session-times.ts';

/**
 * What may be done only soon after the person has said who they are, in this very session: by signing in, or by
 * `provePassword`. Null: it may. An account without a password has nothing to say.
 */
export async function refuseWithoutProof(platform: Platform, actor: Actor): Promise<Failure | null> {
  const stored = await findSession(platform.db, actor.sessionHash);
  if (stored === null) return refuse('notSignedIn');
  const { session, user } = stored;
  if (user.password_hash === null || platform.now() - session.proved_at_ms < PROOF_MS) return null;
  return refuse('passwordNeeded');
}

/**
 * Takes password and second step once more: for some minutes this session may do what asks for a proof. Refuses
 * `wrongPassword`, `secondStepNeeded`, `wrongCode`, `tooManyRequests`.
 */
export async function provePassword(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  proof: { password: string; code?: string | undefined; ip: string },
): Promise<Result<Done>> {
  const confirmed = await confirmPassword(platform, limits, actor, proof);
  if (!confirmed.ok) return confirmed;
  const withoutCode = await demandCode(platform, limits, confirmed.value, proof.code);
  if (withoutCode) return withoutCode;
  await proveSession(platform.db, actor.sessionHash, platform.now());
  return succeed({ ok: true });
}
