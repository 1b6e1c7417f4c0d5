import type { UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { type Failure, refuse } from '#platform/result';
import { checkSecondStep } from './check-second-step.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';

/**
 * Asks for the second step once more, where the account has one on; last of all that is asked, because a code counts
 * once. Null: there is none, or it was right. Otherwise `secondStepNeeded`, `wrongCode`, `tooManyRequests`.
 */
export async function demandCode(
  platform: Platform,
  limits: LoginLimits,
  user: UserTable,
  code: string | undefined,
): Promise<Failure | null> {
  const second = await checkSecondStep(platform, limits, user, code);
  if (second.ok) return null;
  if (second.code !== 'secondStepNeeded') return second;
  return refuse('secondStepNeeded', { fields: [{ path: 'code', code: 'required' }] });
}
