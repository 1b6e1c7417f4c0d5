import type { TwoStepState } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { countRecoveryCodes, findTwoStepInForce } from './two-step-store.ts';
import { isTwoStepDemanded, twoStepDueFrom } from './two-step-due.ts';

/** Whether signing in asks for a second step, and whether the house demands it of this role. */
export async function getTwoStep(platform: Platform, actor: Actor): Promise<Result<TwoStepState>> {
  const inForce = await findTwoStepInForce(platform.db, actor.userId);
  const required = await isTwoStepDemanded(platform, actor.role);
  return succeed({
    on: inForce !== null,
    since: inForce?.onSinceMs ?? null,
    recoveryCodesLeft: inForce === null ? 0 : await countRecoveryCodes(platform.db, actor.userId),
    required,
    dueFrom: required && inForce === null ? await twoStepDueFrom(platform) : null,
  });
}
