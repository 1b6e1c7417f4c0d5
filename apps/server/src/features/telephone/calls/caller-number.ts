import { createHmac } from 'node:crypto';
import type { Caller } from '#features/rooms';

/** Digits of a number that people are shown. */
const SHOWN = 3;
/** A number that is shown has more digits than an inner extension that a line might tell instead. */
const DIGITS_MIN = 5;

/** Who is known by what, of a call. */
export interface Called {
  lineId: string;
  callId: string;
  /** As the provider told it; null or a word of it: withheld. */
  from: string | null;
}

/**
 * The caller behind a number: a hash that nobody can undo without the server's secret, and the last digits. Of one that
 * is withheld the call stands for it: nothing ties it to another.
 */
export function callerOf(secret: string, { lineId, callId, from }: Called): Caller {
  const digits = (from ?? '').replace(/\D/g, '');
  const isShown = digits.length >= DIGITS_MIN;
  const known = isShown ? `number ${digits}` : `call ${lineId} ${callId}`;
  const id = createHmac('sha256', secret).update(`telephone ${known}`).digest('base64url').slice(0, 22);
  return { id, from: `telephone ${lineId}`, line: isShown ? digits.slice(-SHOWN) : '' };
}
