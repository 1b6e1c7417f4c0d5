import { acting, auditBy } from '#features/audit';
import type { Rooms } from '#features/rooms';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { callAgain } from './invitations/call-again.ts';
import { callPeople } from './invitations/call-people.ts';
import { getCalling } from './invitations/get-calling.ts';
import { stopCalling } from './invitations/stop-calling.ts';
import { checkTelephoneLine } from './line/check-telephone-line.ts';
import { getTelephoneLine } from './line/get-telephone-line.ts';
import { HOUSE_LINE } from './line/line-store.ts';
import { saveTelephoneLine } from './line/save-telephone-line.ts';
import { sayOnTelephone } from './speech/say-on-telephone.ts';
import type { Telephone } from './telephone.ts';

/** Calls about the telephone line: for the owner of the house, for who writes what is said on it, for who has people called. */
export function telephoneHandlers(platform: Platform, telephone: Telephone, rooms: Rooms) {
  return {
    getCallNumbers: async () => succeed({ numbers: await telephone.numbers(), costHint: await telephone.costHint() }),
    getTelephoneLine: (call) => getTelephoneLine(platform, signedIn(call).role),
    saveTelephoneLine: async (call) => {
      const who = { role: signedIn(call).role, by: auditBy(call) };
      const done = await saveTelephoneLine(platform, who, call.body);
      if (done.ok) telephone.lines.changed(HOUSE_LINE);
      return done;
    },
    getCalling: (call) => getCalling(telephone.calling(rooms), signedIn(call), call.params.id),
    callPeople: (call) => callPeople(telephone.calling(rooms), acting(call), call.params.id, call.body),
    callAgain: (call) => callAgain(telephone.calling(rooms), signedIn(call), call.params.id, call.body.person),
    stopCalling: (call) => stopCalling(telephone.calling(rooms), signedIn(call), call.params.id),
    checkTelephoneLine: (call) => checkTelephoneLine(platform, signedIn(call).role, telephone),
    sayOnTelephone: (call) => sayOnTelephone(platform, telephone.speech, call.body),
  } satisfies Partial<Handlers>;
}
