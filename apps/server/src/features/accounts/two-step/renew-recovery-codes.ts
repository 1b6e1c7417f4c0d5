import type { RecoveryCodes } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, refuse, succeed } from '#platform/result';
import { confirmBothSteps } from './confirm-both-steps.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { newRecoveryCodes } from './new-recovery-codes.ts';
import { findTwoStepInForce, replaceRecoveryCodes } from './two-step-store.ts';

/** New recovery codes; the old ones are void. Refuses `wrongPassword`, `wrongCode`, also where nothing is on. */
export async function renewRecoveryCodes(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  proof: { password: string; code: string; ip: string },
): Promise<Result<RecoveryCodes>> {
  const confirmed = await confirmBothSteps(platform, limits, actor, proof);
  if (!confirmed.ok) return confirmed;
  const { codes, hashes } = await newRecoveryCodes(platform, actor.userId);
  const done = await inTransaction(platform.db, async (trx) => {
    // Turned off in another window meanwhile: codes of nothing would only mislead.
    if ((await findTwoStepInForce(trx, actor.userId)) === null) return false;
    await replaceRecoveryCodes(trx, actor.userId, hashes);
    return true;
  });
  return done ? succeed({ codes }) : refuse('wrongCode', { fields: [{ path: 'code', code: 'wrong' }] });
}
