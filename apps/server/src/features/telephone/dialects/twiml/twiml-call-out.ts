import * as z from 'zod/mini';
import { basicAuth, type CallAccount, type CallNews, type CallOut, formRequest } from '../call-out.ts';
import type { LineRequest } from '../dialect.ts';
import { sentFields, singleFields } from '../line-request.ts';
import { idIn } from '../placed-id.ts';

const STATES: ReadonlyMap<string, CallNews> = new Map([
  ['queued', 'ringing'],
  ['initiated', 'ringing'],
  ['ringing', 'ringing'],
  ['in-progress', 'answered'],
  ['answered', 'answered'],
  ['busy', 'busy'],
  ['no-answer', 'noAnswer'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['completed', 'ended'],
]);
const Told = z.object({ CallStatus: z.string() });

/** What is told of a call in the form of the TwiML family. */
export function twimlNews(request: LineRequest): CallNews | null {
  const told = Told.safeParse(singleFields(sentFields(request), ['CallStatus']));
  return told.success ? (STATES.get(told.data.CallStatus) ?? null) : null;
}

/** The call that a request of the TwiML family is about. */
export function twimlCall(request: LineRequest): string | null {
  return idIn(singleFields(sentFields(request), ['CallSid']), 'CallSid');
}

/** Calls by the interface that Twilio made and others took over. `rootOf`: where an account's calls stand. */
export function twimlCallOut(
  host: CallOut['host'],
  rootOf: (account: CallAccount) => string,
  hasOwnHost = false,
): CallOut {
  return {
    hasOwnHost,
    host,
    place: (account, { from, to, answerUrl, newsUrl, ringSeconds }) =>
      formRequest(`${rootOf(account)}/Calls.json`, basicAuth(account), [
        ['To', to],
        ['From', from],
        ['Url', answerUrl],
        ['Method', 'POST'],
        ['StatusCallback', newsUrl],
        ['StatusCallbackMethod', 'POST'],
        ...['initiated', 'ringing', 'answered', 'completed'].map((one) => ['StatusCallbackEvent', one] as const),
        ['Timeout', String(ringSeconds)],
      ]),
    placedId: ({ body }) => idIn(body, 'sid'),
    hangUp: (account, callId) =>
      formRequest(`${rootOf(account)}/Calls/${encodeURIComponent(callId)}.json`, basicAuth(account), [
        ['Status', 'completed'],
      ]),
    callOf: twimlCall,
    news: twimlNews,
  };
}
