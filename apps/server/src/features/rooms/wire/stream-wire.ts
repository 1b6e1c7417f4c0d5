import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outgoing } from '@qc/engine/live/outgoing';
import { streamEvents } from './framing.ts';
import { CLOSE_WITHIN_MS, CUT_WIRE_BYTES } from './wire.ts';
import type { Wire, WireOwner } from './wire.ts';

/** A stream that was given up in a cut network ends together with what was said on it, or so much later, ms. */
export const ENDS_WITHIN_MS = 300;
const COMMENT = Buffer.from(': still here\n\n');

/** An event stream as a wire, for networks that let no WebSocket through. Frames up come by `LIVE_SEND_PATH`. */
export class StreamWire implements Wire {
  readonly #response: ServerResponse;
  #closed = false;
  #owner: WireOwner | null = null;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  /** Starts telling the owner what happens on this wire. */
  attach(owner: WireOwner): void {
    this.#owner = owner;
    this.#response.on('drain', () => owner.drained());
    this.#response.on('error', () => undefined);
    this.#response.on('close', () => this.#end());
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#owner?.closed();
  }

  get buffered(): number {
    return this.#response.writableLength;
  }

  get closed(): boolean {
    return this.#closed || this.#response.destroyed;
  }

  send(outgoing: Outgoing): void {
    if (this.closed) return;
    // Its end is told in a turn of its own, as a socket's is.
    if (this.buffered > CUT_WIRE_BYTES) this.#response.destroy();
    else this.#response.write(outgoing.as(streamEvents));
  }

  close(): void {
    if (this.#closed) return;
    this.#response.end();
    setTimeout(() => this.#free(), CLOSE_WITHIN_MS).unref();
    this.#end();
  }

  /** Who does not read never lets the end through: all that waits for it would be kept for good. */
  #free(): void {
    if (!this.#response.writableFinished) this.#response.destroy();
  }

  terminate(): void {
    this.#response.destroy();
    this.#end();
  }

  ping(): void {
    if (!this.closed) this.#response.write(COMMENT);
  }

  /** A stream has no answers: what it can tell is whether it ends. */
  async isThere(): Promise<boolean> {
    await wait(ENDS_WITHIN_MS, undefined, { ref: false });
    return !this.closed;
  }
}
