import * as z from 'zod/mini';
import { readCaller } from '../caller.ts';
import type { LineReading, LineRequest } from '../dialect.ts';
import { sentFields, singleFields } from '../line-request.ts';
import { isEmptyUrl, isStatusUrl, turnOf } from '../turn-address.ts';

const OVER = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled']);
const KEYS = /^[0-9*#A-D]{0,64}$/;

const said = z.object({
  CallSid: z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)),
  From: z.optional(z.string().check(z.maxLength(256))),
  To: z.optional(z.string().check(z.maxLength(256))),
  CallStatus: z.optional(z.string().check(z.regex(/^[a-z-]{1,32}$/))),
  Digits: z.optional(z.string().check(z.regex(KEYS))),
  FinishedOnKey: z.optional(z.string().check(z.regex(/^[0-9*#]?$/))),
  SequenceNumber: z.optional(z.string().check(z.maxLength(32))),
  CallbackSource: z.optional(z.string().check(z.maxLength(64))),
});
const NAMES = Object.keys(said.shape);

/**
 * Reads a webhook of the TwiML family: a call that begins, keys of a turn, or the end of a call. The end is told to
 * whatever address the provider was given for it, this one as well.
 */
export function readTwiml(request: LineRequest): LineReading {
  const fields = singleFields(sentFields(request), NAMES);
  if (fields === null) return { kind: 'unreadable', fault: 'a field says two things' };
  const parsed = said.safeParse(fields);
  if (!parsed.success) return { kind: 'unreadable', fault: 'not the fields of a call' };
  const { CallSid, From, To, CallStatus, Digits, FinishedOnKey, SequenceNumber, CallbackSource } = parsed.data;
  const call = { callId: CallSid, from: readCaller(From, 'plus'), to: readCaller(To, 'plus') };
  if (CallStatus !== undefined && OVER.has(CallStatus)) return { kind: 'heard', ...call, event: { type: 'hungUp' } };
  const isNews = SequenceNumber !== undefined || CallbackSource !== undefined || isStatusUrl(request.url);
  if (isNews) return { kind: 'nothing' };
  const turn = turnOf(request.url);
  if (turn === 'wrong') return { kind: 'unreadable', fault: 'no such turn' };
  if (turn === null) return { kind: 'heard', ...call, event: { type: 'started' } };
  const isEmpty = isEmptyUrl(request.url);
  // Nobody's telephone has the keys A to D; some exchanges send them.
  const keys = isEmpty ? '' : (Digits ?? '').replace(/[A-D]/g, '');
  const ended = !isEmpty && FinishedOnKey === '#';
  return { kind: 'heard', ...call, event: { type: 'pressed', turn, keys, ended } };
}
