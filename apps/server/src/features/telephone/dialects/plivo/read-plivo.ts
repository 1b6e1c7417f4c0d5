import * as z from 'zod/mini';
import { readCaller } from '../caller.ts';
import type { LineReading, LineRequest } from '../dialect.ts';
import { sentFields, singleFields } from '../line-request.ts';
import { isEmptyUrl, isStatusUrl, turnOf } from '../turn-address.ts';

const OVER = new Set(['completed', 'busy', 'failed', 'timeout', 'no-answer', 'cancel', 'canceled', 'rejected']);

const said = z.object({
  CallUUID: z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)),
  From: z.optional(z.string().check(z.maxLength(256))),
  To: z.optional(z.string().check(z.maxLength(256))),
  CallStatus: z.optional(z.string().check(z.regex(/^[a-z-]{1,32}$/))),
  Event: z.optional(z.string().check(z.maxLength(64))),
  Digits: z.optional(z.string().check(z.regex(/^[0-9*#A-D]{0,64}$/))),
});
const NAMES = Object.keys(said.shape);

/** Reads a webhook of Plivo: the answer address, the action of a turn, or the hang-up address. */
export function readPlivo(request: LineRequest): LineReading {
  const fields = singleFields(sentFields(request), NAMES);
  if (fields === null) return { kind: 'unreadable', fault: 'a field says two things' };
  const parsed = said.safeParse(fields);
  if (!parsed.success) return { kind: 'unreadable', fault: 'not the fields of a call' };
  const { CallUUID, From, To, CallStatus, Event, Digits } = parsed.data;
  const call = { callId: CallUUID, from: readCaller(From, 'bare'), to: readCaller(To, 'bare') };
  const isOver = Event === 'Hangup' || (CallStatus !== undefined && OVER.has(CallStatus));
  if (isOver) return { kind: 'heard', ...call, event: { type: 'hungUp' } };
  if (isStatusUrl(request.url) || Event === 'Ring') return { kind: 'nothing' };
  const turn = turnOf(request.url);
  if (turn === 'wrong') return { kind: 'unreadable', fault: 'no such turn' };
  if (turn === null) return { kind: 'heard', ...call, event: { type: 'started' } };
  const keys = isEmptyUrl(request.url) ? '' : (Digits ?? '').replace(/[A-D]/g, '');
  return { kind: 'heard', ...call, event: { type: 'pressed', turn, keys, ended: false } };
}
