import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isStorageFull } from '../db/database-error.ts';
import { hostFits } from './host-fits.ts';
import { isPublicAddress } from './public-address.ts';
import { sendRequest, systemSeams, type OutboundSeams } from './outbound-seams.ts';

/** What is asked for, and how much of it may come. */
export interface OutboundAsk {
  url: string;
  /** Hosts that may be asked, redirects included; `*.example.org` stands for every host below. */
  hosts: readonly string[];
  maxBytes: number;
  /** For everything together: names, redirects, body. */
  withinMs: number;
  /** Where the body of a 200 answer goes. */
  toFile: string;
}

export type OutboundAnswer =
  | { kind: 'answer'; status: number; headers: IncomingHttpHeaders; url: URL; bytes: number }
  /** A redirect to a host that is not asked. */
  | { kind: 'elsewhere'; host: string }
  | { kind: 'refused' }
  | { kind: 'tooLarge' }
  | { kind: 'unreachable' };

const REDIRECTS_MAX = 3;
const CLOSING_MS = 500;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The one way in which the server fetches something on behalf of a person. Only https, only listed hosts by name, only
 * port 443. A name is resolved once; every address it gives must be public, and the connection goes to the checked
 * address itself, so that a second answer of the name server means nothing. No cookies, no proxy, no credentials.
 */
export async function fetchOutbound(ask: OutboundAsk, seams: OutboundSeams = systemSeams): Promise<OutboundAnswer> {
  const aborting = new AbortController();
  const answer = followRedirects(ask, seams, aborting.signal);
  const ended = new AbortController();
  const late = wait(ask.withinMs, null, { signal: ended.signal, ref: false })
    .then((): OutboundAnswer => ({ kind: 'unreachable' }))
    .catch((): OutboundAnswer => ({ kind: 'unreachable' }));
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return { kind: 'unreachable' };
  } finally {
    ended.abort();
    aborting.abort();
    // The body stops at the abort; its file is closed before the caller goes on. A name server may stay silent longer.
    await Promise.race([answer.catch(() => undefined), wait(CLOSING_MS, undefined, { ref: false })]);
  }
}

async function followRedirects(ask: OutboundAsk, seams: OutboundSeams, signal: AbortSignal): Promise<OutboundAnswer> {
  let url = parseTarget(ask.url);
  for (let redirects = 0; ; redirects++) {
    if (url === null) return { kind: 'refused' };
    if (!hostFits(url.hostname, ask.hosts)) {
      return redirects === 0 ? { kind: 'refused' } : { kind: 'elsewhere', host: url.hostname };
    }
    const address = await checkedAddress(url.hostname, seams, signal);
    if (address === null) return { kind: 'refused' };
    const response = await sendRequest(url, address, seams, signal);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (!REDIRECTS.has(status) || location === undefined) return await receive(response, url, ask, signal);
    response.destroy();
    if (redirects === REDIRECTS_MAX) return { kind: 'refused' };
    url = parseTarget(location, url);
  }
}

/** An https address with a name, the usual port and no credentials; WHATWG's reading, which knows all spellings. */
export function parseTarget(text: string, base?: URL): URL | null {
  const url = URL.parse(text, base);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(name) === 0 && !name.endsWith('.') ? url : null;
}

/** The address of a host that is one of the public network; null: it is none, or there is no such host. */
export async function checkedAddress(name: string, seams: OutboundSeams, signal: AbortSignal): Promise<string | null> {
  const addresses = await seams.resolve(name);
  signal.throwIfAborted();
  const isAllowed = seams.isAllowedAddress ?? isPublicAddress;
  if (addresses.length === 0 || !addresses.every(isAllowed)) return null;
  return addresses[0] ?? null;
}

async function receive(
  response: IncomingMessage,
  url: URL,
  ask: OutboundAsk,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const { statusCode: status = 0, headers } = response;
  const answer = { kind: 'answer' as const, status, headers, url };
  if (status !== 200) {
    response.destroy();
    return { ...answer, bytes: 0 };
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  if (Number(headers['content-length'] ?? 0) > ask.maxBytes) {
    response.destroy();
    return { kind: 'tooLarge' };
  }
  if (encoding !== 'identity') {
    response.destroy();
    return { kind: 'unreachable' };
  }
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > ask.maxBytes ? new TooMuch() : null, chunk);
    },
  });
  try {
    await pipeline(response, counter, createWriteStream(ask.toFile, { flags: 'wx', mode: 0o600 }), { signal });
  } catch (error) {
    if (error instanceof TooMuch) return { kind: 'tooLarge' };
    throw error;
  }
  return { ...answer, bytes };
}

class TooMuch extends Error {}
