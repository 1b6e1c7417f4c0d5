import type { DriverId, Press } from './driver.ts';
import type { RemoteKey } from './remote-keys.ts';

/** More presses than a hall makes while a wire is cut; beyond it the oldest are given up. */
const MOST_KEPT = 10_000;

/** A press of one of the devices of a host. */
export interface HeardPress extends Press {
  /** The host's name for the device, for where several of a kind are plugged in. */
  device: string;
  driver: DriverId;
}

/** A press as it goes over the wire. Its time is said as an age, since no two clocks agree. */
export interface SentPress {
  /** Counts up by one: whoever takes presses knows a repeat by it. */
  seq: number;
  device: string;
  driver: DriverId;
  remote: string;
  key: RemoteKey;
  /** How long ago it was pressed when it was sent. */
  ageMs: number;
}

/**
 * The presses of a host on their way to the room: kept until they are acknowledged, sent again on a new wire. Pure:
 * each function gives the receiver that follows.
 */
export interface Receiver {
  nextSeq: number;
  /** The highest number that has gone out on this wire. */
  sentSeq: number;
  kept: readonly (HeardPress & { seq: number })[];
}

/** A receiver that counts from `nextSeq`, by which a host that started anew goes on where it was. */
export function openReceiver(nextSeq = 1): Receiver {
  return { nextSeq, sentSeq: nextSeq - 1, kept: [] };
}

export function keepPress(receiver: Receiver, press: HeardPress): Receiver {
  const kept = [...receiver.kept, { ...press, seq: receiver.nextSeq }].slice(-MOST_KEPT);
  return { ...receiver, nextSeq: receiver.nextSeq + 1, kept };
}

/** What has to go out now, in order, and the receiver after it went out. */
export function takeUnsent(receiver: Receiver, nowMs: number): { receiver: Receiver; presses: SentPress[] } {
  const unsent = receiver.kept.filter(({ seq }) => seq > receiver.sentSeq);
  const presses = unsent.map(({ atMs, ...press }) => ({ ...press, ageMs: Math.max(0, Math.round(nowMs - atMs)) }));
  return { receiver: { ...receiver, sentSeq: receiver.nextSeq - 1 }, presses };
}

/** Everything up to this number is safe. What was never sent cannot be, and stays. */
export function acknowledge(receiver: Receiver, seq: number): Receiver {
  const safeSeq = Math.min(seq, receiver.sentSeq);
  return { ...receiver, kept: receiver.kept.filter((press) => press.seq > safeSeq) };
}

/** A new wire: all that is not acknowledged goes out once more. */
export function reconnected(receiver: Receiver): Receiver {
  return { ...receiver, sentSeq: 0 };
}
