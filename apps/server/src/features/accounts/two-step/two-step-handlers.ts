import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { whenDone } from '#platform/result';
import type { AccountParts } from '../account-parts.ts';
import { confirmTwoStep } from './confirm-two-step.ts';
import { disableTwoStep } from './disable-two-step.ts';
import { getTwoStep } from './get-two-step.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startTwoStep } from './start-two-step.ts';

/** Calls about the second step of signing in. */
export function twoStepHandlers(platform: Platform, { limits, onMail, onSessionsEnded }: AccountParts) {
  return {
    getTwoStep: (call) => getTwoStep(platform, signedIn(call)),
    startTwoStep: (call) =>
      whenDone(startTwoStep(platform, limits, signedIn(call), { ...call.body, ip: call.request.ip }), onMail),
    confirmTwoStep: (call) =>
      whenDone(confirmTwoStep(platform, limits, signedIn(call), call.body.code), onMail, onSessionsEnded),
    renewRecoveryCodes: (call) =>
      whenDone(renewRecoveryCodes(platform, limits, signedIn(call), { ...call.body, ip: call.request.ip }), onMail),
    disableTwoStep: (call) =>
      whenDone(disableTwoStep(platform, limits, signedIn(call), { ...call.body, ip: call.request.ip }), onMail),
  } satisfies Partial<Handlers>;
}
