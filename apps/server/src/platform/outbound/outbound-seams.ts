import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';

/** Where the client touches the world; tests put a name server and a listener of their own here. */
export interface OutboundSeams {
  resolve(name: string): Promise<string[]>;
  /** Tests only: lets a listener on this machine stand for the public network. */
  isAllowedAddress?: (address: string) => boolean;
  /** Tests only: where port 443 is found, without encryption. */
  plainPort?: number;
  /** Tests only: where port 443 is found, encrypted as ever. */
  securePort?: number;
}

export const systemSeams: OutboundSeams = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
};

/** What is sent along. */
export interface SentBody {
  /** Absent: POST. */
  method?: 'POST' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * One request to exactly this address: no name is resolved any more, no connection is kept, no proxy is asked. A GET, or
 * where there is a body a POST.
 */
export async function sendRequest(
  url: URL,
  address: string,
  { plainPort, securePort = 443 }: OutboundSeams,
  signal: AbortSignal,
  sent?: SentBody,
): Promise<IncomingMessage> {
  const family = isIP(address);
  const options: RequestOptions = {
    method: sent ? (sent.method ?? 'POST') : 'GET',
    host: url.hostname,
    servername: url.hostname,
    port: plainPort ?? (url.port || (url.protocol === 'http:' ? 80 : securePort)),
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      'user-agent': 'questions.creator',
      accept: '*/*',
      'accept-encoding': 'identity',
      ...sent?.headers,
    },
    lookup: (_name, { all }, done) => {
      if (all) done(null, [{ address, family }]);
      else done(null, address, family);
    },
    signal,
    maxHeaderSize: 16 * 1024,
  };
  return new Promise((resolve, reject) => {
    const outgoing =
      plainPort === undefined && url.protocol === 'https:'
        ? request({ ...options, agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }) }, resolve)
        : httpRequest({ ...options, agent: new HttpAgent({ keepAlive: false }) }, resolve);
    outgoing.once('error', reject);
    outgoing.end(sent?.body);
  });
}
