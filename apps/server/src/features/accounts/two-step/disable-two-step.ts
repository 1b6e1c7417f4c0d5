import type { Done } from '@qc/contract';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { accountMail } from '../account-mail.ts';
import { confirmBothSteps } from './confirm-both-steps.ts';
import type { LoginLimits } from '../sessions/login-limits.ts';
import { isTwoStepDemanded } from './two-step-due.ts';
import { turnOff } from './two-step-store.ts';

/**
 * Turns the second step off, and tells the person. Refuses `twoStepRequired` where the house demands it,
 * `wrongPassword`, `wrongCode`.
 */
export async function disableTwoStep(
  platform: Platform,
  limits: LoginLimits,
  actor: Actor,
  proof: { password: string; code: string; ip: string },
): Promise<Result<Done>> {
  if (await isTwoStepDemanded(platform, actor.role)) return refuse('twoStepRequired');
  const confirmed = await confirmBothSteps(platform, limits, actor, proof);
  if (!confirmed.ok) return confirmed;
  await inTransaction(platform.db, async (trx) => {
    if (!(await turnOff(trx, actor.userId))) return;
    await queueMail(trx, platform, accountMail('twoStepOff', confirmed.value, {}));
  });
  return succeed({ ok: true });
}
