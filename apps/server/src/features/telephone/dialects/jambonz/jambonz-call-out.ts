import * as z from 'zod/mini';
import { bearerAuth, type CallAccount, type CallNews, type CallOut, jsonRequest } from '../call-out.ts';
import { parseJson } from '../parse-json.ts';
import { idIn } from '../placed-id.ts';

const STATES: ReadonlyMap<string, CallNews> = new Map([
  ['trying', 'ringing'],
  ['ringing', 'ringing'],
  ['early-media', 'ringing'],
  ['in-progress', 'answered'],
  ['busy', 'busy'],
  ['no-answer', 'noAnswer'],
  ['failed', 'failed'],
  ['completed', 'ended'],
]);
const Told = z.object({ call_status: z.string() });

/** jambonz: the account's SID and an API key, at the host of its REST interface; a path may follow, as `/api`. */
export const jambonzCallOut: CallOut = {
  hasOwnHost: true,
  host: ({ host }) => (host === '' ? null : (host.split('/')[0] ?? null)),
  place: (account, { from, to, answerUrl, newsUrl, ringSeconds }) =>
    jsonRequest('POST', `${rootOf(account)}/Calls`, bearerAuth(account), {
      from,
      to: { type: 'phone', number: to },
      call_hook: { url: answerUrl, method: 'POST' },
      call_status_hook: { url: newsUrl, method: 'POST' },
      timeout: ringSeconds,
    }),
  placedId: ({ body }) => idIn(body, 'sid'),
  hangUp: (account, callId) =>
    jsonRequest('PUT', `${rootOf(account)}/Calls/${encodeURIComponent(callId)}`, bearerAuth(account), {
      call_status: 'completed',
    }),
  callOf: (request) => idIn(parseJson(request.body), 'call_sid'),
  news: (request) => {
    const told = Told.safeParse(parseJson(request.body));
    return told.success ? (STATES.get(told.data.call_status) ?? null) : null;
  },
};

function rootOf({ host, accountId }: CallAccount): string {
  return `https://${host}/v1/Accounts/${encodeURIComponent(accountId)}`;
}
