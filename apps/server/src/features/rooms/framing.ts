import type { ServerMessage } from '@qc/contract';

/**
 * One unmasked WebSocket text frame, header and payload in one buffer. Built once for a whole audience; the server
 * never compresses, so a frame may be written to any open socket between frames of the library.
 */
export function frameText(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const head = bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + bytes);
  frame[0] = 0x81;
  if (head === 2) frame[1] = bytes;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(bytes, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(bytes), 2);
  }
  frame.write(text, head);
  return frame;
}

/** A message serialised once, framed once for each kind of link that needs it. */
export class Outgoing {
  readonly text: string;
  #frame: Buffer | null = null;
  #event: Buffer | null = null;

  constructor(...messages: readonly ServerMessage[]) {
    this.text = messages.map((message) => JSON.stringify(message)).join('\n');
  }

  /** As WebSocket frames, one for each message. */
  get frame(): Buffer {
    this.#frame ??= this.text.includes('\n')
      ? Buffer.concat(this.text.split('\n').map(frameText))
      : frameText(this.text);
    return this.#frame;
  }

  /** As server-sent events, one for each message. */
  get event(): Buffer {
    this.#event ??= Buffer.from(
      this.text
        .split('\n')
        .map((line) => `data: ${line}\n\n`)
        .join(''),
    );
    return this.#event;
  }
}
