import { byteAt, padded } from '../bytes.ts';
import type { Bytes } from '../io.ts';
import { LETTER_KEYS, type RemoteKey } from '../remote-keys.ts';
import { LONG_PAYLOAD, SHORT_PAYLOAD, toFrame } from './frames.ts';

const SYSTEM = 0x11;
const SCAN = 0x15;
/** Set in the command of an answer. */
const ANSWERED = 0x80;
const NOTHING = 0xff;
/** Where a frame goes that wakes the radio. */
const RADIO = 0xc7;
const KEYS = 6;

/** What a scan command does. */
export const FLAGS = { begin: 0xc1, ready: 0xc2, stop: 0xc3, listen: 0xc4, poll: 0xc5 } as const;
/** The keypads' keys are numbered; the first is A. */
export const SUNVOTE_KEYS: readonly RemoteKey[] = LETTER_KEYS.slice(0, KEYS);

/** Asks a base who it is. */
export const READ_BASE = short(SYSTEM, 0, 0x0f, 0x0c);

/** Opens a vote of one of six keys, which may be changed. */
export function beginVote(base: number): Bytes {
  return short(SCAN, base, FLAGS.begin, 0x02, 0x05, 0x02, KEYS, 0x01, 0x00);
}

/** A scan command without anything more. */
export function scan(base: number, flags: number): Bytes {
  return short(SCAN, base, flags, 0);
}

/** Asks the base for answers, and says which one came in before. */
export function poll(base: number, ack: number): Bytes {
  return long(base, ack);
}

/** The second part of asking: it goes to the keypads. */
export const WAKE_RADIO = long(RADIO, 0);

function short(command: number, address: number, flags: number, ...rest: number[]): Bytes {
  return toFrame(padded(SHORT_PAYLOAD, command, address, 0, flags, ...rest));
}

function long(address: number, ...rest: number[]): Bytes {
  return toFrame(padded(LONG_PAYLOAD, SCAN, address, 0, FLAGS.poll, ...rest));
}

/** The number of the base that answers; null for every other payload. */
export function readBase(payload: Uint8Array): number | null {
  const isAnswer = byteAt(payload, 0) === (SYSTEM | ANSWERED) && byteAt(payload, 3) === 0x0f;
  return isAnswer ? byteAt(payload, 1) : null;
}

/** An answer of a keypad. */
export interface KeypadAnswer {
  keypad: number;
  key: RemoteKey;
  /** What the base wants to hear back in the next cycle, so that it does not say it again. */
  ack: number;
}

/** Null for what says nothing, and for answers to commands that open and stop a vote, which may repeat what was said. */
export function readAnswer(payload: Uint8Array): KeypadAnswer | null {
  const [flags, ack, keypad] = [byteAt(payload, 3), byteAt(payload, 4), byteAt(payload, 7)];
  if (byteAt(payload, 0) !== (SCAN | ANSWERED) || ack === NOTHING || keypad === 0) return null;
  if (flags === FLAGS.begin || flags === FLAGS.ready || flags === FLAGS.stop) return null;
  const key = SUNVOTE_KEYS.find((_, at) => byteAt(payload, 8) === 1 << at);
  return key === undefined ? null : { keypad, key, ack };
}
