import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outside, SimulatedAnswer, SimulatedRequest } from '@qc/telephone/simulator/outside';

/** A request that was answered, as the provider saw it. */
export interface Reply {
  /** When it was asked for, ms since 1970. */
  atMs: number;
  tookMs: number;
}

/** A provider's side of the network. */
export interface ProviderNetwork {
  outside: Outside;
  replies: Reply[];
  /** Requests that were not answered: nobody was there, or nobody in time. */
  unanswered(): number;
  /** Answers other than 200, by their status. */
  refused: Map<number, number>;
}

/** The world as a simulated provider has it. `speed`: so many times faster than people speak and wait. */
export function openNetwork({ speed, privateKey }: { speed: number; privateKey: string }): ProviderNetwork {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const pair = privateKey === '' ? null : createPrivateKey(privateKey);
  const replies: Reply[] = [];
  const refused = new Map<number, number>();
  let unanswered = 0;
  const send = async (sent: SimulatedRequest, withinMs: number): Promise<SimulatedAnswer | null> => {
    const startedAtMs = performance.now();
    const answer = await sendBy(agent, sent, withinMs);
    if (answer === null) unanswered += 1;
    else {
      replies.push({ atMs: performance.timeOrigin + startedAtMs, tookMs: performance.now() - startedAtMs });
      if (answer.status !== 200) refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
    }
    return answer;
  };
  const outside: Outside = {
    nowMs: Date.now,
    wait: (ms) => sleep(ms / speed),
    send,
    hmac: (hash, key, text) => createHmac(hash, key).update(text).digest(),
    ed25519: (text) => (pair === null ? new Uint8Array(64) : sign(null, Buffer.from(text), pair)),
  };
  return { outside, replies, refused, unanswered: () => unanswered };
}

function sendBy(agent: Agent, sent: SimulatedRequest, withinMs: number): Promise<SimulatedAnswer | null> {
  const { promise, resolve } = Promise.withResolvers<SimulatedAnswer | null>();
  const { method, url, body } = sent;
  const headers = { ...sent.headers, 'content-length': Buffer.byteLength(body) };
  const asking = request(url, { agent, method, headers }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () =>
      resolve({
        status: reply.statusCode ?? 0,
        contentType: String(reply.headers['content-type'] ?? ''),
        body: Buffer.concat(parts).toString(),
      }),
    );
    reply.on('error', () => resolve(null));
  });
  asking.setTimeout(withinMs, () => asking.destroy());
  asking.on('error', () => resolve(null));
  asking.on('close', () => resolve(null));
  asking.end(body);
  return promise;
}
