import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a provider was told by REST. */
export interface Told {
  method: string;
  /** Host and path. */
  at: string;
  authorization: string;
  fields: Record<string, unknown>;
}

/** How a provider takes it: strict about paths, and about what stands in a body. */
interface RestRules {
  place: { method: 'POST'; at: RegExp; type: string; fields: readonly string[]; to: string };
  hangUp: { method: string; at: RegExp; status: number };
  authorization: string;
  /** What is answered to a call that was taken. */
  placed: (id: string) => unknown;
}

const basic = (account: string, token: string) => `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const TWIML = [
  'To',
  'From',
  'Url',
  'Method',
  'StatusCallback',
  'StatusCallbackMethod',
  'StatusCallbackEvent',
  'Timeout',
];
const PLIVO = [
  ...['from', 'to', 'answer_url', 'answer_method', 'ring_url', 'ring_method', 'hangup_url', 'hangup_method'],
  'ring_timeout',
];

/** The account that stand-ins know. */
export const REST_ACCOUNT = { accountId: 'AC0123', token: 'token-for-calls' };
const { accountId, token } = REST_ACCOUNT;

/** The REST interfaces of the providers, as they describe them. */
export const REST_RULES: Record<'twilio' | 'signalwire' | 'telnyx' | 'plivo' | 'jambonz', RestRules> = {
  twilio: {
    place: {
      method: 'POST',
      at: /^api\.twilio\.com\/2010-04-01\/Accounts\/AC0123\/Calls\.json$/,
      type: FORM,
      fields: TWIML,
      to: 'To',
    },
    hangUp: {
      method: 'POST',
      at: /^api\.twilio\.com\/2010-04-01\/Accounts\/AC0123\/Calls\/[\w-]+\.json$/,
      status: 200,
    },
    authorization: basic(accountId, token),
    placed: (sid) => ({ sid, status: 'queued' }),
  },
  signalwire: {
    place: {
      ...{
        method: 'POST',
        at: /^oak\.signalwire\.com\/api\/laml\/2010-04-01\/Accounts\/AC0123\/Calls\.json$/,
        type: FORM,
      },
      ...{ fields: TWIML, to: 'To' },
    },
    hangUp: {
      ...{
        method: 'POST',
        at: /^oak\.signalwire\.com\/api\/laml\/2010-04-01\/Accounts\/AC0123\/Calls\/[\w-]+\.json$/,
        status: 200,
      },
    },
    authorization: basic(accountId, token),
    placed: (sid) => ({ sid, status: 'queued' }),
  },
  telnyx: {
    place: {
      ...{ method: 'POST', at: /^api\.telnyx\.com\/v2\/texml\/calls\/AC0123$/, type: JSON_TYPE, to: 'To' },
      fields: ['From', 'To', 'Url', 'Method', 'StatusCallback', 'Timeout'],
    },
    hangUp: { method: 'POST', at: /^api\.telnyx\.com\/v2\/texml\/calls\/[\w-]+\/update$/, status: 200 },
    authorization: `Bearer ${token}`,
    placed: (call_sid) => ({ call_sid, status: 'queued' }),
  },
  plivo: {
    place: {
      method: 'POST',
      at: /^api\.plivo\.com\/v1\/Account\/AC0123\/Call\/$/,
      type: JSON_TYPE,
      fields: PLIVO,
      to: 'to',
    },
    hangUp: { method: 'DELETE', at: /^api\.plivo\.com\/v1\/Account\/AC0123\/Call\/[\w-]+\/$/, status: 204 },
    authorization: basic(accountId, token),
    placed: (request_uuid) => ({ request_uuid, message: 'call fired' }),
  },
  jambonz: {
    place: {
      ...{ method: 'POST', at: /^voice\.example\.org\/api\/v1\/Accounts\/AC0123\/Calls$/, type: JSON_TYPE, to: 'from' },
      fields: ['from', 'to', 'call_hook', 'call_status_hook', 'timeout'],
    },
    hangUp: { method: 'PUT', at: /^voice\.example\.org\/api\/v1\/Accounts\/AC0123\/Calls\/[\w-]+$/, status: 202 },
    authorization: `Bearer ${token}`,
    placed: (sid) => ({ sid }),
  },
};

/** A stand-in for the hosts of all providers, on this machine. */
export interface RestStandIn {
  url: string;
  told: Told[];
  /** What is answered instead to the next calls that are placed; null: never anything. */
  refusing: (number | null)[];
  close(): Promise<void>;
}

/** Listens as one provider, which knows `REST_ACCOUNT`. What is not as it describes itself is answered 400 or 404. */
export async function restStandIn(provider: keyof typeof REST_RULES): Promise<RestStandIn> {
  const rules = REST_RULES[provider];
  const told: Told[] = [];
  const refusing: (number | null)[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const at = `${request.headers.host}${request.url}`;
      const { method = '' } = request;
      const authorization = request.headers.authorization ?? '';
      const say = (status: number, answer: unknown = {}) =>
        response.writeHead(status, { 'content-type': JSON_TYPE }).end(JSON.stringify(answer));
      if (authorization !== rules.authorization) return say(401);
      const { place, hangUp } = rules;
      if (method === place.method && place.at.test(at)) {
        if (request.headers['content-type'] !== place.type) return say(415);
        const fields = place.type === FORM ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
        if (Object.keys(fields).toSorted().join() !== place.fields.toSorted().join()) return say(400);
        told.push({ method, at, authorization, fields });
        const refused = refusing.shift();
        if (refused === null) return response.destroy();
        if (refused !== undefined) return say(refused);
        calls += 1;
        return say(201, rules.placed(`CA-out-${calls}`));
      }
      if (method !== hangUp.method || !hangUp.at.test(at)) return say(404);
      told.push({ method, at, authorization, fields: {} });
      return hangUp.status === 204 ? response.writeHead(204).end() : say(hangUp.status);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ told, refusing },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
