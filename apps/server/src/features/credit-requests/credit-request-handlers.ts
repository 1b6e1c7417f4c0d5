import { acting } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed, whenDone } from '#platform/result';
import { createCreditRequest } from './create-credit-request.ts';
import { markSeen } from './credit-request-store.ts';
import { declineCreditRequest, grantCreditRequest } from './decide-credit-request.ts';
import { getCreditHelp } from './get-credit-help.ts';
import { listCreditRequests } from './list-credit-requests.ts';

/** The calls under /creditRequest. `onMail`: a letter is waiting. */
export function creditRequestHandlers(platform: Platform, onMail: () => void) {
  return {
    createCreditRequest: (call) => whenDone(createCreditRequest(platform, signedIn(call), call.body), onMail),
    getCreditHelp: (call) => getCreditHelp(platform, signedIn(call)),
    markCreditAnswersSeen: async (call) => {
      await markSeen(platform.db, signedIn(call).userId, call.body.ids, platform.now());
      return succeed({ ok: true });
    },
    listCreditRequests: (call) => listCreditRequests(platform, signedIn(call), call.query),
    grantCreditRequest: (call) =>
      whenDone(grantCreditRequest(platform, acting(call), call.params.id, call.body), onMail),
    declineCreditRequest: (call) =>
      whenDone(declineCreditRequest(platform, acting(call), call.params.id, call.body), onMail),
  } satisfies Partial<Handlers>;
}
