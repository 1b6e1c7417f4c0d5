import type { Inputs, Transport } from '../io.ts';
import type { RemoteKey } from '../remote-keys.ts';

export type { RemoteKey };

/**
 * Stands in for a device: its side of the protocol, without any clock or line of its own, so that a fake device of a
 * browser, a fake serial line and a test can all carry it.
 */
export interface Simulated<T extends Transport> {
  /** Remotes that there are. */
  readonly remotes: readonly string[];
  /** What the device answers to what was written to it. Throws when it does not take it. */
  take(bytes: Uint8Array, nowMs: number): Inputs[T][];
  /** What the device sends by itself when a key is pressed and let go. */
  press(remote: string, key: RemoteKey, nowMs: number): Inputs[T][];
}
