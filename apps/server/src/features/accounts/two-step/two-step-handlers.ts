import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import type { Result } from '#platform/result';
import type { AccountParts } from '../account-parts.ts';
import { confirmTwoStep } from './confirm-two-step.ts';
import { disableTwoStep } from './disable-two-step.ts';
import { getTwoStep } from './get-two-step.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startTwoStep } from './start-two-step.ts';

/** The calls about the second step. */
export type TwoStepRoute = 'getTwoStep' | 'startTwoStep' | 'confirmTwoStep' | 'renewRecoveryCodes' | 'disableTwoStep';

/** Calls about the second step of signing in. */
export function twoStepHandlers(
  platform: Platform,
  { limits, onMail, onSessionsEnded }: AccountParts,
): HandlersOf<TwoStepRoute> {
  const withMail = async <T>(work: Promise<Result<T>>): Promise<Result<T>> => {
    const result = await work;
    if (result.ok) onMail();
    return result;
  };
  return {
    getTwoStep: (call) => getTwoStep(platform, signedIn(call)),
    startTwoStep: (call) =>
      withMail(startTwoStep(platform, limits, signedIn(call), { ...call.body, ip: call.request.ip })),
    confirmTwoStep: async (call) => {
      const confirmed = await withMail(confirmTwoStep(platform, limits, signedIn(call), call.body.code));
      if (confirmed.ok) onSessionsEnded();
      return confirmed;
    },
    renewRecoveryCodes: (call) =>
      withMail(renewRecoveryCodes(platform, limits, signedIn(call), { ...call.body, ip: call.request.ip })),
    disableTwoStep: (call) =>
      withMail(disableTwoStep(platform, limits, signedIn(call), { ...call.body, ip: call.request.ip })),
  };
}
