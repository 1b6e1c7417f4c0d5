import * as z from 'zod/mini';
import { readCaller } from '../caller.ts';
import type { LineReading, LineRequest } from '../dialect.ts';
import { parseJson } from '../parse-json.ts';
import { isEmptyUrl, isPartUrl, isStatusUrl, turnOf } from '../turn-address.ts';

const OVER = new Set(['completed', 'failed', 'busy', 'no-answer']);

const said = z.object({
  call_sid: z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)),
  from: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  to: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  call_status: z.optional(z.string().check(z.maxLength(32))),
  digits: z.optional(z.nullable(z.string().check(z.regex(/^[0-9*#A-D]{0,64}$/)))),
});

/**
 * Reads a webhook of jambonz. The address for the call's state has to be marked (`status=1`): what is told to it is
 * written as a call that begins.
 */
export function readJambonz(request: LineRequest): LineReading {
  const parsed = said.safeParse(parseJson(request.body));
  if (!parsed.success) return { kind: 'unreadable', fault: 'not the fields of a call' };
  const { call_sid: callId, from, to, call_status: status, digits } = parsed.data;
  const call = { callId, from: readCaller(from ?? undefined, 'plus'), to: readCaller(to ?? undefined, 'plus') };
  if (status !== undefined && OVER.has(status)) return { kind: 'heard', ...call, event: { type: 'hungUp' } };
  if (isStatusUrl(request.url)) return { kind: 'nothing' };
  const turn = turnOf(request.url);
  if (turn === 'wrong') return { kind: 'unreadable', fault: 'no such turn' };
  if (turn === null) return { kind: 'heard', ...call, event: { type: 'started' } };
  const keys = isEmptyUrl(request.url) ? '' : (digits ?? '').replace(/[A-D]/g, '');
  // The line goes on with what is left to be said.
  if (keys === '' && isPartUrl(request.url)) return { kind: 'nothing' };
  return { kind: 'heard', ...call, event: { type: 'pressed', turn, keys, ended: false } };
}
