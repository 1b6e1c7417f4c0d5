import type { TwoStepSetup } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { checkSecondStep } from './check-second-step.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { sealSecret } from '#platform/sealed-secret';
import { serverSecret } from '#platform/server-secret';
import { makeTimeSecret, timeCodeAddress } from './time-codes.ts';
import { keepPending } from './two-step-store.ts';

/**
 * Makes a secret for an app; it is in force once its first code is confirmed, and until then the one before it stays.
 * Refuses `wrongPassword`, and where the second step is on already `secondStepNeeded` or `wrongCode`: an open screen
 * and a password do not move it to another phone.
 */
export async function startTwoStep(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  wish: { password: string; code?: string | undefined; ip: string },
): Promise<Result<TwoStepSetup>> {
  const confirmed = await confirmPassword(platform, limits, actor, wish);
  if (!confirmed.ok) return confirmed;
  const user = confirmed.value;
  const second = await checkSecondStep(platform, limits, user, wish.code);
  if (!second.ok) return second;
  const secret = makeTimeSecret();
  const sealed = sealSecret(secret, { holder: user.id, purpose: 'twoStep' }, await serverSecret(platform.db));
  await keepPending(platform.db, user.id, sealed, platform.now());
  return succeed({ secret, address: timeCodeAddress(secret, user.email) });
}
