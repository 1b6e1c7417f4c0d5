import { connect, type Socket } from 'node:net';
import * as z from 'zod/mini';
import { Netstrings, toNetstring } from './netstring.ts';

/** What happens on a line. */
export type LineNews =
  /** It rings. `id`: the SIP call, which is the same at every line that it rings at. */
  | { type: 'ringing'; id: string; from: string }
  | { type: 'established'; id: string }
  | { type: 'key'; key: string }
  | { type: 'closed'; id: string; why: string }
  | { type: 'registered'; isWell: boolean; why: string };

const Message = z.object({
  event: z.optional(z.boolean()),
  type: z.optional(z.string()),
  id: z.optional(z.string()),
  peeruri: z.optional(z.string()),
  param: z.optional(z.string()),
});

/** What a message of baresip's says of a call; null: nothing that matters here. */
export function newsOf(message: unknown): LineNews | null {
  const parsed = Message.safeParse(message);
  if (!parsed.success || parsed.data.event !== true) return null;
  const { type, id = '', peeruri = '', param = '' } = parsed.data;
  switch (type) {
    case 'CALL_INCOMING':
      return { type: 'ringing', id, from: peeruri };
    case 'CALL_ESTABLISHED':
      return { type: 'established', id };
    case 'CALL_DTMF_START':
      return /^[0-9*#]$/.test(param) ? { type: 'key', key: param } : null;
    case 'CALL_CLOSED':
      return { type: 'closed', id, why: param };
    case 'REGISTER_OK':
    case 'REGISTER_FAIL':
      return { type: 'registered', isWell: type === 'REGISTER_OK', why: param };
    default:
      return null;
  }
}

/** The control port of one baresip. */
export class Control {
  readonly #socket: Socket;

  private constructor(socket: Socket, hear: (news: LineNews) => void) {
    this.#socket = socket;
    const messages = new Netstrings();
    socket.on('data', (piece: Buffer) => {
      try {
        for (const message of messages.take(piece)) {
          const news = newsOf(message);
          if (news !== null) hear(news);
        }
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  /** Connects; `onLost` is called once it is over. Throws when nobody listens there yet. */
  static open(port: number, hear: (news: LineNews) => void, onLost: () => void): Promise<Control> {
    return new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.off('error', fail);
        socket.on('error', () => {});
        socket.on('close', onLost);
        done(new Control(socket, hear));
      });
      socket.once('error', fail);
    });
  }

  /** Has something done, as baresip names it. */
  tell(command: 'accept' | 'hangup' | 'ausrc', params?: string): void {
    this.#socket.write(toNetstring({ command, ...(params === undefined ? {} : { params }) }));
  }

  close(): void {
    this.#socket.destroy();
  }
}
