import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** How a hand-made frame differs from a plain text frame. */
export interface FrameForm {
  opcode?: number;
  /** Whether the message ends with this frame. */
  fin?: boolean;
  /** Says that the payload is compressed. */
  compressed?: boolean;
  /** Length that the header claims, where it is not the payload's. */
  claims?: number;
}

/** A client's frame, masked, right or wrong. */
export function frameOf(payload: Buffer | string, form: FrameForm = {}): Buffer {
  const { opcode = 1, fin = true, compressed = false } = form;
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const length = form.claims ?? bytes.length;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = (fin ? 0x80 : 0) | (compressed ? 0x40 : 0) | opcode;
  if (length < 126) head[1] = 0x80 | length;
  else if (length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  const mask = randomBytes(4);
  const masked = Buffer.from(bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  return Buffer.concat([head, mask, masked]);
}

/** A WebSocket made by hand, which may send what no library would. */
export class RawSocket {
  readonly socket: Socket;
  /** Code of the server's close frame; null: none came. */
  closeCode: number | null = null;
  /** Whether the connection is over. */
  over = false;
  readonly #ended: Promise<void>;

  private constructor(socket: Socket) {
    this.socket = socket;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    socket.on('data', (bytes: Buffer) => this.#read(bytes));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.over = true;
      resolve();
    });
  }

  /** Connects and says hello as a WebSocket client does. */
  static async open(port: number, path: string): Promise<RawSocket> {
    const socket = connect({ port, host: '127.0.0.1' });
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n`,
    );
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.once('error', reject);
    socket.once('data', (reply) => {
      if (String(reply).startsWith('HTTP/1.1 101')) resolve();
      else reject(new Error(String(reply).split('\r\n')[0]));
    });
    await promise;
    return new RawSocket(socket);
  }

  #read(bytes: Buffer): void {
    // Close frames are short and the last thing a server says.
    for (let at = bytes.indexOf(0x88); at >= 0; at = bytes.indexOf(0x88, at + 1)) {
      const length = bytes[at + 1] ?? 0;
      if (length < 2 || at + 2 + length !== bytes.length) continue;
      this.closeCode = bytes.readUInt16BE(at + 2);
    }
  }

  /** Sends bytes as they are, no faster than they are taken. */
  async send(bytes: Buffer): Promise<void> {
    if (this.over || this.socket.write(bytes)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const go = (): void => {
      this.socket.off('drain', go);
      this.socket.off('close', go);
      resolve();
    };
    this.socket.on('drain', go);
    this.socket.on('close', go);
    await promise;
  }

  /** Waits for the end of the connection; false when it did not come. */
  async ended(withinMs: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, withinMs);
    await Promise.race([this.#ended, promise]);
    clearTimeout(timer);
    return this.over;
  }

  close(): void {
    this.socket.destroy();
  }
}
