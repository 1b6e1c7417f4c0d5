import { createHmac } from 'node:crypto';
import { LANGUAGES } from '@qc/contract';
import type { LineEvent, LineReply } from '@qc/telephone/call';
import * as z from 'zod/mini';

/** Who is asked. */
export interface House {
  /** The address of the line, as the owner's settings show it. */
  address: string;
  secret: string;
}

/** A call, as the house knows it. */
export interface AboutCall {
  callId: string;
  /** Null: the caller does not say. */
  from: string | null;
  to: string | null;
}

/** The house did not answer; `isFinal`: it will not, however often it is asked. */
export class HouseFault extends Error {
  readonly isFinal: boolean;
  constructor(text: string, isFinal: boolean) {
    super(text);
    this.isFinal = isFinal;
  }
}

/** An answer that comes later is none, ms. */
const WITHIN_MS = 8000;
/** Refused for what it is: proof, line, turn, words. */
const FINAL = new Set([400, 403, 404, 409, 413]);

const length = z.number().check(z.minimum(0), z.maximum(600_000));
const Reply = z.object({
  spoken: z.array(
    z.discriminatedUnion('say', [
      z.object({ say: z.literal('text'), text: z.string(), language: z.enum(LANGUAGES) }),
      z.object({ say: z.literal('recording'), url: z.url(), lengthMs: length }),
      z.object({ say: z.literal('silence'), ms: length }),
    ]),
  ),
  collect: z.nullable(
    z.object({
      turn: z.int(),
      max: z.int().check(z.minimum(1)),
      min: z.int(),
      byHash: z.boolean(),
      allowed: z.string(),
      timeoutMs: length,
    }),
  ),
});

/** Tells the house what happens on a call, once, and brings what it says. Throws `HouseFault`. */
export async function askHouse({ address, secret }: House, call: AboutCall, event: LineEvent): Promise<LineReply> {
  const body = JSON.stringify({ ...call, event });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'gateway-signature': `t=${time},v1=${signature}` };
  const signal = AbortSignal.timeout(WITHIN_MS);
  let said: unknown;
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (!response.ok) throw new HouseFault(`status ${response.status}`, FINAL.has(response.status));
    said = await response.json();
  } catch (error) {
    throw error instanceof HouseFault ? error : new HouseFault(String(error), false);
  }
  const reply = Reply.safeParse(said);
  if (!reply.success) throw new HouseFault('not what a house says', true);
  return reply.data;
}
