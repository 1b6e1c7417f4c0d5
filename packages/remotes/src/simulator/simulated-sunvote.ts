import { byteAt, padded } from '../bytes.ts';
import type { RemoteKey } from '../remote-keys.ts';
import { FrameReader, SHORT_PAYLOAD, toFrame } from '../sunvote/frames.ts';
import { FLAGS, SUNVOTE_KEYS } from '../sunvote/sunvote-codec.ts';
import type { Simulated } from './simulated.ts';

const CHANNEL = 7;
const SYSTEM = 0x11;
const NOTHING = 0xff;

/** A base with numbered keypads. It says an answer again in every cycle until it has heard its number back. */
export class SimulatedSunvote implements Simulated<'serial'> {
  readonly remotes: string[];
  isOpen = false;
  readonly #base: number;
  readonly #frames = new FrameReader();
  #waiting: { ack: number; keypad: number; key: number }[] = [];
  #lastAck = 0;

  constructor(keypads = 4, base = 1) {
    this.remotes = Array.from({ length: keypads }, (_, at) => String(at + 1));
    this.#base = base;
  }

  take(bytes: Uint8Array): Uint8Array[] {
    return this.#frames.push(bytes).flatMap((payload) => this.#answer(payload));
  }

  press(remote: string, key: RemoteKey): Uint8Array[] {
    const at = SUNVOTE_KEYS.indexOf(key);
    if (!this.isOpen || at === -1 || !this.remotes.includes(remote)) return [];
    this.#lastAck = (this.#lastAck % 0xfe) + 1;
    this.#waiting.push({ ack: this.#lastAck, keypad: Number(remote), key: 1 << at });
    return [];
  }

  #answer(payload: Uint8Array): Uint8Array[] {
    const [command, address, flags] = [byteAt(payload, 0), byteAt(payload, 1), byteAt(payload, 3)];
    if (command === SYSTEM) return [this.#frame(0x91, 0x0f, 0x0c, 0, 0, CHANNEL)];
    if (address !== this.#base) return [];
    if (flags === FLAGS.poll) this.#forget(byteAt(payload, 4));
    if (flags === FLAGS.listen && this.isOpen) return this.#sayWaiting();
    if (flags === FLAGS.begin) this.#waiting = [];
    if (flags === FLAGS.ready) this.isOpen = true;
    if (flags === FLAGS.stop) this.isOpen = false;
    // Commands come back as they were said, opening ones with all that looks like an answer.
    const isEchoed = flags === FLAGS.begin || flags === FLAGS.ready || flags === FLAGS.stop;
    return isEchoed ? [this.#frame(0x95, ...payload.subarray(3))] : [];
  }

  #sayWaiting(): Uint8Array[] {
    if (this.#waiting.length === 0) return [this.#frame(0x95, FLAGS.listen, NOTHING)];
    return this.#waiting.map(({ ack, keypad, key }) => this.#frame(0x95, FLAGS.listen, ack, 0, 0, keypad, key));
  }

  /** One that came in came in with all that were said before it. */
  #forget(ack: number): void {
    const at = this.#waiting.findIndex((one) => one.ack === ack);
    this.#waiting = this.#waiting.slice(at + 1);
  }

  #frame(command: number, ...rest: number[]): Uint8Array {
    return toFrame(padded(SHORT_PAYLOAD, command, this.#base, 0, ...rest));
  }
}
