import { acting } from '#features/audit';
import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { createCreditRequest } from './create-credit-request.ts';
import { markSeen } from './credit-request-store.ts';
import { declineCreditRequest, grantCreditRequest } from './decide-credit-request.ts';
import { getCreditHelp } from './get-credit-help.ts';
import { listCreditRequests } from './list-credit-requests.ts';

type Names =
  | 'createCreditRequest'
  | 'getCreditHelp'
  | 'markCreditAnswersSeen'
  | 'listCreditRequests'
  | 'grantCreditRequest'
  | 'declineCreditRequest';

/** The calls under /creditRequest. `onMail`: a letter is waiting. */
export function creditRequestHandlers(platform: Platform, onMail: () => void): HandlersOf<Names> {
  const withMail = async <T>(work: Promise<Result<T>>): Promise<Result<T>> => {
    const result = await work;
    if (result.ok) onMail();
    return result;
  };
  return {
    createCreditRequest: (call) => withMail(createCreditRequest(platform, signedIn(call), call.body)),
    getCreditHelp: (call) => getCreditHelp(platform, signedIn(call)),
    markCreditAnswersSeen: async (call) => {
      await markSeen(platform.db, signedIn(call).userId, call.body.ids, platform.now());
      return succeed({ ok: true });
    },
    listCreditRequests: (call) => listCreditRequests(platform, signedIn(call), call.query),
    grantCreditRequest: (call) => withMail(grantCreditRequest(platform, acting(call), call.params.id, call.body)),
    declineCreditRequest: (call) => withMail(declineCreditRequest(platform, acting(call), call.params.id, call.body)),
  };
}
