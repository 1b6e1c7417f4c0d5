import type { ChangePassword } from '@qc/contract';
import type { UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { confirmPassword } from './confirm-password.ts';
import { demandCode } from '../two-step/demand-code.ts';
import { houseWords } from './house-words.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password by the old one, and the second step where it is on, and ends every session; the caller starts this
 * browser's anew. Refuses `wrongPassword`, for one that will not do `invalidInput` or `commonPassword`,
 * `secondStepNeeded`, `wrongCode` and `tooManyRequests`.
 */
export async function changePassword(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  change: ChangePassword & { ip: string },
): Promise<Result<UserTable>> {
  const confirmed = await confirmPassword(platform, limits, actor, change);
  if (!confirmed.ok) return confirmed;
  const weak = await refuseWeakPassword(
    confirmed.value,
    change.newPassword,
    'newPassword',
    await houseWords(platform, confirmed.value.institution_id),
  );
  if (weak) return weak;
  const withoutCode = await demandCode(platform, limits, confirmed.value, change.code);
  if (withoutCode) return withoutCode;
  const passwordHash = await hashPassword(change.newPassword);
  const changed = await inTransaction(platform.db, (trx) => setPassword(trx, platform, confirmed.value, passwordHash));
  if (changed === null) return refuse('notSignedIn');
  platform.security?.tell('passwordChanged', { userId: changed.id, ip: change.ip });
  return succeed(changed);
}
