import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Outgoing } from '@qc/engine/live/outgoing';
import { socketFrames } from './framing.ts';
import { ANSWERS_WITHIN_MS, CLOSE_WITHIN_MS, CUT_WIRE_BYTES } from './wire.ts';
import type { Wire, WireOwner } from './wire.ts';

const PING_FRAME = Buffer.from([0x89, 0]);
/** A question's number comes back in its answer. */
const QUESTION_BYTES = 4;

/**
 * A WebSocket as a wire. Ready frames go to the TCP socket directly: the library writes whole frames synchronously
 * while compression is off, so nothing can come between.
 */
export class SocketWire implements Wire {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  /** Questions that wait for their answer, by number. */
  readonly #asked = new Map<number, (isThere: boolean) => void>();
  #questions = 0;

  constructor(socket: WebSocket, raw: Duplex) {
    this.#socket = socket;
    this.#raw = raw;
  }

  /** Starts telling the owner what happens on this wire. */
  attach(owner: WireOwner): void {
    const socket = this.#socket;
    socket.on('message', (data, isBinary) => {
      // Sent away, but still talking.
      if (this.closed) return;
      if (isBinary || !Buffer.isBuffer(data)) this.close(1003);
      else owner.received(data.toString('utf8'));
    });
    socket.on('pong', (said) => {
      owner.heard();
      if (said.length === QUESTION_BYTES) this.#asked.get(said.readUInt32BE())?.(true);
    });
    socket.on('ping', () => owner.heard());
    socket.on('close', () => {
      for (const answer of this.#asked.values()) answer(false);
      owner.closed();
    });
    // Bad frames end the wire by themselves (1002, 1007, 1009); the close event follows.
    socket.on('error', () => this.#endSoon());
    this.#raw.on('drain', () => owner.drained());
  }

  get buffered(): number {
    return this.#raw.writableLength;
  }

  get closed(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  send(outgoing: Outgoing): void {
    if (this.closed) return;
    if (this.buffered > CUT_WIRE_BYTES) this.terminate();
    else this.#raw.write(outgoing.as(socketFrames));
  }

  close(code: number): void {
    if (this.closed) return;
    this.#socket.close(code);
    this.#endSoon();
  }

  #endSoon(): void {
    setTimeout(() => this.#socket.terminate(), CLOSE_WITHIN_MS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  ping(): void {
    if (!this.closed) this.#raw.write(PING_FRAME);
  }

  async isThere(): Promise<boolean> {
    if (this.closed) return false;
    const number = (this.#questions += 1);
    const question = Buffer.from([0x89, QUESTION_BYTES, 0, 0, 0, 0]);
    question.writeUInt32BE(number, 2);
    const isThere = await new Promise<boolean>((answer) => {
      this.#asked.set(number, answer);
      setTimeout(answer, ANSWERS_WITHIN_MS, false).unref();
      this.#raw.write(question);
    });
    this.#asked.delete(number);
    if (!isThere) this.terminate();
    return isThere;
  }
}
