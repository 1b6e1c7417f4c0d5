import * as z from 'zod/mini';
import { readCaller } from '../caller.ts';
import type { LineReading, LineRequest } from '../dialect.ts';
import { parseJson } from '../parse-json.ts';

const who = z.nullable(z.string().check(z.maxLength(256)));

const said = z.object({
  callId: z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)),
  from: who,
  to: who,
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('started') }),
    z.object({
      type: z.literal('pressed'),
      turn: z.int().check(z.minimum(0), z.maximum(999_999)),
      keys: z.string().check(z.regex(/^[0-9*#]{0,64}$/)),
      ended: z.boolean(),
    }),
    z.object({ type: z.literal('hungUp') }),
  ]),
});

/** Reads what a gateway asks: the call, and what it tells of it, as the conversation knows it. */
export function readSip(request: LineRequest): LineReading {
  const parsed = said.safeParse(parseJson(request.body));
  if (!parsed.success) return { kind: 'unreadable', fault: 'not what a gateway says' };
  const { callId, from, to, event } = parsed.data;
  const call = { callId, from: readCaller(from ?? undefined, 'plus'), to: readCaller(to ?? undefined, 'plus') };
  return { kind: 'heard', ...call, event };
}
