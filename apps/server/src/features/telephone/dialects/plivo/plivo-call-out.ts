import * as z from 'zod/mini';
import { basicAuth, type CallAccount, type CallNews, type CallOut, jsonRequest } from '../call-out.ts';
import { sentFields, singleFields } from '../line-request.ts';
import { idIn } from '../placed-id.ts';

const HOST = 'api.plivo.com';

const STATES: ReadonlyMap<string, CallNews> = new Map([
  ['ringing', 'ringing'],
  ['in-progress', 'answered'],
  ['busy', 'busy'],
  ['rejected', 'busy'],
  ['no-answer', 'noAnswer'],
  ['timeout', 'noAnswer'],
  ['failed', 'failed'],
  ['cancel', 'failed'],
  ['canceled', 'failed'],
  ['completed', 'ended'],
]);
const Told = z.object({ CallStatus: z.string() });

/** Plivo: the account's auth id and auth token. Numbers go without their plus. */
export const plivoCallOut: CallOut = {
  hasOwnHost: false,
  host: () => HOST,
  place: (account, { from, to, answerUrl, newsUrl, ringSeconds }) =>
    jsonRequest('POST', `${rootOf(account)}/Call/`, basicAuth(account), {
      from: from.replace('+', ''),
      to: to.replace('+', ''),
      answer_url: answerUrl,
      answer_method: 'POST',
      ring_url: newsUrl,
      ring_method: 'POST',
      hangup_url: newsUrl,
      hangup_method: 'POST',
      ring_timeout: ringSeconds,
    }),
  placedId: ({ body }) => idIn(body, 'request_uuid'),
  hangUp: (account, callId) => ({
    method: 'DELETE',
    url: `${rootOf(account)}/Call/${encodeURIComponent(callId)}/`,
    headers: basicAuth(account),
    body: '',
  }),
  callOf: (request) => idIn(singleFields(sentFields(request), ['CallUUID']), 'CallUUID'),
  news: (request) => {
    const told = Told.safeParse(singleFields(sentFields(request), ['CallStatus']));
    return told.success ? (STATES.get(told.data.CallStatus) ?? null) : null;
  },
};

function rootOf({ accountId }: CallAccount): string {
  return `https://${HOST}/v1/Account/${encodeURIComponent(accountId)}`;
}
