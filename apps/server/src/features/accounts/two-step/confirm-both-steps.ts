import type { UserTable } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import { checkSecondStep } from './check-second-step.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';

/** Asks for password and second step once more. Refuses `wrongPassword`, `wrongCode`, also where no step is on. */
export async function confirmBothSteps(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  proof: { password: string; code: string; ip: string },
): Promise<Result<UserTable>> {
  const confirmed = await confirmPassword(platform, limits, actor, proof);
  if (!confirmed.ok) return confirmed;
  const second = await checkSecondStep(platform, limits, confirmed.value, proof.code);
  if (!second.ok) return second;
  if (second.value === 'none') return refuse('wrongCode', { fields: [{ path: 'code', code: 'wrong' }] });
  return confirmed;
}
