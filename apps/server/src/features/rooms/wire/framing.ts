import type { ServerMessage } from '@qc/contract';

/**
 * Unmasked WebSocket text frames, headers and payloads in one buffer. Built once for a whole audience; the server never
 * compresses, so frames may be written to any open socket between frames of the library.
 */
function frameTexts(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, bytes) => sum + headOf(bytes) + bytes, 0));
  let at = 0;
  texts.forEach((text, index) => {
    const bytes = sizes[index] ?? 0;
    writeHead(frames, at, bytes);
    at += headOf(bytes);
    frames.write(text, at);
    at += bytes;
  });
  return frames;
}

function headOf(bytes: number): number {
  return bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, bytes: number): void {
  frames[at] = 0x81;
  switch (headOf(bytes)) {
    case 2:
      frames[at + 1] = bytes;
      return;
    case 4:
      frames[at + 1] = 126;
      frames.writeUInt16BE(bytes, at + 2);
      return;
    default:
      frames[at + 1] = 127;
      frames.writeBigUInt64BE(BigInt(bytes), at + 2);
  }
}

/** Messages serialised once, framed once for each kind of link that needs it. */
export class Outgoing {
  readonly #texts: readonly string[];
  #parts: readonly Outgoing[] = [];
  #frame: Buffer | null = null;
  #event: Buffer | null = null;

  /** A message that is text already is a `ServerMessage` as JSON. */
  constructor(...messages: readonly (ServerMessage | string)[]) {
    this.#texts = messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)));
  }

  /** These messages and then those, in one write; what many are sent is framed once all the same. */
  followedBy(next: Outgoing): Outgoing {
    const both = new Outgoing(...this.#texts, ...next.#texts);
    both.#parts = [this, next];
    return both;
  }

  /** One line for each message. */
  get text(): string {
    return this.#texts.join('\n');
  }

  /** As WebSocket frames, one for each message. */
  get frame(): Buffer {
    this.#frame ??=
      this.#parts.length > 0 ? Buffer.concat(this.#parts.map(({ frame }) => frame)) : frameTexts(this.#texts);
    return this.#frame;
  }

  /** As server-sent events, one for each message. */
  get event(): Buffer {
    this.#event ??= Buffer.from(this.#texts.map((text) => `data: ${text}\n\n`).join(''));
    return this.#event;
  }
}
