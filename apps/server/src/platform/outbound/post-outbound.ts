import { setTimeout as wait } from 'node:timers/promises';
import { checkedAddress, parseTarget } from './fetch-outbound.ts';
import { type OutboundSeams, sendRequest, type SentBody, systemSeams } from './outbound-seams.ts';

/** What is sent, and how much may come back. */
export interface OutboundPost extends SentBody {
  url: string;
  /** Hosts of this network that may be asked, by http and at any port too. All others: https, a public address. */
  innerHosts: readonly string[];
  maxBytes: number;
  /** For everything together. */
  withinMs: number;
}

export type OutboundPosted =
  | { kind: 'answer'; status: number; contentType: string; body: Buffer }
  /** No address that may be asked. */
  | { kind: 'refused' }
  /** Nothing came, not in time, or too much. */
  | { kind: 'unreachable' };

/**
 * Sends something to an address that an owner of the house has named. The name is resolved once, as `fetchOutbound` does;
 * redirects are not followed. The body comes with a 200 alone.
 */
export async function postOutbound(post: OutboundPost, seams: OutboundSeams = systemSeams): Promise<OutboundPosted> {
  const aborting = new AbortController();
  const late = wait(post.withinMs, { kind: 'unreachable' } as const, { signal: aborting.signal, ref: false });
  try {
    return await Promise.race([send(post, seams, aborting.signal), late]);
  } catch {
    return { kind: 'unreachable' };
  } finally {
    aborting.abort();
    late.catch(() => undefined);
  }
}

async function send(post: OutboundPost, seams: OutboundSeams, signal: AbortSignal): Promise<OutboundPosted> {
  const url = URL.parse(post.url);
  if (url === null) return { kind: 'refused' };
  const isInner = post.innerHosts.includes(url.hostname) && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isInner && parseTarget(post.url) === null) return { kind: 'refused' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = isInner ? ((await seams.resolve(host))[0] ?? null) : await checkedAddress(host, seams, signal);
  if (address === null) return { kind: 'refused' };
  signal.throwIfAborted();
  const response = await sendRequest(url, address, seams, signal, post);
  const { statusCode: status = 0, headers } = response;
  const answer = { kind: 'answer' as const, status, contentType: headers['content-type'] ?? '' };
  if (status !== 200) {
    response.destroy();
    return { ...answer, body: Buffer.alloc(0) };
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > post.maxBytes) {
      response.destroy();
      return { kind: 'unreachable' };
    }
    chunks.push(chunk);
  }
  return { ...answer, body: Buffer.concat(chunks) };
}
