import { twimlCallOut } from '../twiml/twiml-call-out.ts';

const HOST = 'api.twilio.com';

/** Twilio: the account's SID and auth token. */
export const twilioCallOut = twimlCallOut(
  () => HOST,
  ({ accountId }) => `https://${HOST}/2010-04-01/Accounts/${encodeURIComponent(accountId)}`,
);
