import { auditBy } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { checkTelephoneLine } from './line/check-telephone-line.ts';
import { getTelephoneLine } from './line/get-telephone-line.ts';
import { HOUSE_LINE } from './line/line-store.ts';
import { saveTelephoneLine } from './line/save-telephone-line.ts';
import { sayOnTelephone } from './speech/say-on-telephone.ts';
import type { Telephone } from './telephone.ts';

/** Calls about the telephone line: for the owner of the house, and for who writes what is said on it. */
export function telephoneHandlers(platform: Platform, telephone: Telephone) {
  return {
    getCallNumbers: async () => succeed({ numbers: await telephone.numbers() }),
    getTelephoneLine: (call) => getTelephoneLine(platform, signedIn(call).role),
    saveTelephoneLine: async (call) => {
      const who = { role: signedIn(call).role, by: auditBy(call) };
      const done = await saveTelephoneLine(platform, who, call.body);
      if (done.ok) telephone.lines.changed(HOUSE_LINE);
      return done;
    },
    checkTelephoneLine: (call) => checkTelephoneLine(platform, signedIn(call).role, telephone),
    sayOnTelephone: (call) => sayOnTelephone(platform, telephone.speech, call.body),
  } satisfies Partial<Handlers>;
}
