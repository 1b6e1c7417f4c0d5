import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import { checkedAddress, parseTarget } from './fetch-outbound.ts';
import { type OutboundSeams, type SentBody, sendRequest, systemSeams } from './outbound-seams.ts';

/** What is sent to a service that the house has an account with. */
export interface OutboundCall extends SentBody {
  url: string;
  /** The one host that may be asked. */
  host: string;
  /** Longest answer, bytes; what is longer is cut. */
  maxBytes: number;
  /** For everything together. */
  withinMs: number;
}

export type OutboundReply =
  | { kind: 'answer'; status: number; body: Buffer }
  /** No such host, or none that is public: nothing was sent. */
  | { kind: 'refused' }
  /** No connection came about: nothing was sent. */
  | { kind: 'unreachable' }
  /** It may have been heard, and nobody knows what came of it. */
  | { kind: 'silent' };

/** Faults of a connection that never was. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

/**
 * The one way in which the server tells a service something in the house's name. By the rules of `fetchOutbound`: only
 * https, only the host that is named, only public addresses, the connection to the checked address itself. A redirect is
 * an answer, and not followed: what proves the house goes to nobody else.
 */
export async function sendOutbound(call: OutboundCall, seams: OutboundSeams = systemSeams): Promise<OutboundReply> {
  const url = parseTarget(call.url);
  if (url === null || url.hostname !== call.host) return { kind: 'refused' };
  const aborting = new AbortController();
  const ended = new AbortController();
  const late = wait(call.withinMs, undefined, { signal: ended.signal, ref: false }).then(
    (): OutboundReply => ({ kind: 'silent' }),
    (): OutboundReply => ({ kind: 'silent' }),
  );
  try {
    return await Promise.race([send(url, call, seams, aborting.signal), late]);
  } finally {
    ended.abort();
    aborting.abort();
  }
}

async function send(url: URL, call: OutboundCall, seams: OutboundSeams, signal: AbortSignal): Promise<OutboundReply> {
  const address = await checkedAddress(url.hostname, seams, signal).catch(() => undefined);
  if (address === undefined) return { kind: 'unreachable' };
  if (address === null) return { kind: 'refused' };
  try {
    const response = await sendRequest(url, address, seams, signal, call);
    return { kind: 'answer', status: response.statusCode ?? 0, body: await bodyOf(response, call.maxBytes) };
  } catch (error) {
    return { kind: wasNeverSent(error) ? 'unreachable' : 'silent' };
  }
}

/** As much of it as is wanted; one that breaks off is what came of it. */
async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response) {
      const piece = Buffer.from(part);
      parts.push(piece);
      bytes += piece.length;
      if (bytes >= maxBytes) break;
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

function wasNeverSent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && NEVER_SENT.has(error.code);
}
