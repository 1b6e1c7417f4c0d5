import { buttonBit } from '../buzz/buzz-codec.ts';
import { byteAt } from '../bytes.ts';
import type { RemoteKey } from '../remote-keys.ts';
import type { Simulated } from './simulated.ts';

/** When handsets without a cable switch themselves off. */
const ASLEEP_AFTER_MS = 30_000;

/** A set of four handsets: `wireless`, or `wired` as the old ones that have no lamps. */
export class SimulatedBuzz implements Simulated<'hid'> {
  readonly remotes = ['1', '2', '3', '4'];
  /** Handsets whose lamps are lit. */
  lit: string[] = [];
  /** Lamp reports that came in. */
  written: Uint8Array[] = [];
  readonly #kind: 'wireless' | 'wired';
  #heardAtMs = -Infinity;

  constructor(kind: 'wireless' | 'wired' = 'wireless') {
    this.#kind = kind;
  }

  take(bytes: Uint8Array, nowMs: number): Uint8Array[] {
    if (this.#kind === 'wired') throw new Error('takes no reports');
    this.written.push(bytes);
    this.#heardAtMs = nowMs;
    this.lit = this.remotes.filter((_, at) => byteAt(bytes, at + 1) === 0xff);
    return [];
  }

  press(remote: string, key: RemoteKey, nowMs: number): Uint8Array[] {
    const bit = buttonBit(remote, key);
    const isAsleep = this.#kind === 'wireless' && nowMs - this.#heardAtMs > ASLEEP_AFTER_MS;
    return bit === undefined || isAsleep ? [] : [buttonReport(1 << bit), buttonReport(0)];
  }
}

/** The report of a set whose buttons are down as these bits say. */
export function buttonReport(buttons: number): Uint8Array {
  return Uint8Array.of(0x7f, 0x7f, buttons & 0xff, (buttons >> 8) & 0xff, 0xf0 | (buttons >> 16));
}
