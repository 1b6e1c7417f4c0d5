import { twimlCallOut } from '../twiml/twiml-call-out.ts';

/** SignalWire: the project's id and API token, at the host of the space. */
export const signalwireCallOut = twimlCallOut(
  ({ host }) => (/^[a-z0-9-]+\.signalwire\.com$/.test(host) ? host : null),
  ({ host, accountId }) => `https://${host}/api/laml/2010-04-01/Accounts/${encodeURIComponent(accountId)}`,
  true,
);
