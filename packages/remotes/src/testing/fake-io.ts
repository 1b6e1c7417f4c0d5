import type { Bytes, Inputs, Io, Transport } from '../io.ts';
import type { Simulated } from '../simulator/simulated.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A line to a simulated device, or to nothing that answers. */
export class FakeIo<T extends Transport> implements Io<T> {
  /** Everything that was written, taken or not. */
  readonly written: { bytes: Bytes; atMs: number }[] = [];
  readonly #time: VirtualTime;
  readonly #device: Simulated<T> | null;
  #listener: (input: Inputs[T], atMs: number) => void = () => {};
  #gone: () => void = () => {};
  #isThere = true;

  constructor(time: VirtualTime, device: Simulated<T> | null) {
    this.#time = time;
    this.#device = device;
  }

  async write(bytes: Bytes): Promise<void> {
    this.written.push({ bytes, atMs: this.#time.nowMs });
    if (!this.#isThere) throw new Error('the device is gone');
    for (const input of this.#device?.take(bytes, this.#time.nowMs) ?? []) this.say(input);
  }

  onData(listener: (input: Inputs[T], atMs: number) => void): void {
    this.#listener = listener;
  }

  onGone(listener: () => void): void {
    this.#gone = listener;
  }

  now(): number {
    return this.#time.nowMs;
  }

  wait(ms: number): Promise<void> {
    return this.#time.wait(ms);
  }

  /** The device sends this. */
  say(input: Inputs[T]): void {
    if (this.#isThere) this.#listener(input, this.#time.nowMs);
  }

  /** Somebody pulls the device out. */
  pullOut(): void {
    this.#isThere = false;
    this.#gone();
  }
}
