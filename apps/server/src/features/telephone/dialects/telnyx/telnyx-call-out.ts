import { bearerAuth, type CallOut, jsonRequest } from '../call-out.ts';
import { idIn } from '../placed-id.ts';
import { twimlCall, twimlNews } from '../twiml/twiml-call-out.ts';

const HOST = 'api.telnyx.com';

/**
 * Telnyx: the id of the TeXML application, and an API key. How far a call is, it tells where the application says, not
 * where the call does: the call is known by its id then.
 */
export const telnyxCallOut: CallOut = {
  hasOwnHost: false,
  host: () => HOST,
  place: (account, { from, to, answerUrl, newsUrl, ringSeconds }) =>
    jsonRequest(
      'POST',
      `https://${HOST}/v2/texml/calls/${encodeURIComponent(account.accountId)}`,
      bearerAuth(account),
      {
        From: from,
        To: to,
        Url: answerUrl,
        Method: 'POST',
        StatusCallback: newsUrl,
        Timeout: ringSeconds,
      },
    ),
  placedId: ({ body }) => idIn(body, 'call_sid', 'sid') ?? idIn(within(body), 'call_sid', 'sid'),
  hangUp: (account, callId) =>
    jsonRequest('POST', `https://${HOST}/v2/texml/calls/${encodeURIComponent(callId)}/update`, bearerAuth(account), {
      Status: 'completed',
    }),
  callOf: twimlCall,
  news: twimlNews,
};

/** Some of its answers stand in a wrapper. */
function within(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
}
