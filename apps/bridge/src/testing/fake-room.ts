import type { AddressInfo } from 'node:net';
import { ClientMessage, type ClientMessageOf, type LiveRefusal, type ServerMessage } from '@qc/contract';
import { LIVE_PATH } from '@qc/contract/live/protocol';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server with one room, as a bridge sees it. What it is told has to be what the contract takes. */
export class FakeRoom {
  readonly heard: ClientMessage[] = [];
  /** What came while it was deaf. */
  readonly unread: ClientMessage[] = [];
  /** The numbers of presses that are safe, in the order in which they came. */
  readonly safe: number[] = [];
  /** What is answered to presses; null: nothing, as if the word were lost. */
  refuse: LiveRefusal | 'nothing' | null = null;
  /** Nothing that comes is read or answered, as by a network that is gone without a word. */
  isDeaf = false;
  /** What is said to a hello in place of a welcome. */
  goodbye: Extract<ServerMessage, { t: 'goodbye' }>['reason'] | null = null;
  /** The server's clock less this machine's. */
  aheadMs = 0;
  readonly #server: WebSocketServer;
  #socket: WebSocket | null = null;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#socket = socket;
      socket.on('message', (data) => this.#hear(socket, ClientMessage.parse(JSON.parse(String(data)))));
    });
  }

  static open(): Promise<FakeRoom> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: LIVE_PATH });
    return new Promise((resolve) => server.once('listening', () => resolve(new FakeRoom(server))));
  }

  get url(): string {
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  of<T extends ClientMessage['t']>(t: T): ClientMessageOf<T>[] {
    return this.heard.filter((message): message is ClientMessageOf<T> => message.t === t);
  }

  say(message: ServerMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The wire breaks; the bridge comes back. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #hear(socket: WebSocket, message: ClientMessage): void {
    if (this.isDeaf) return void this.unread.push(message);
    this.heard.push(message);
    const say = (answer: ServerMessage) => socket.send(JSON.stringify(answer));
    const atMs = Date.now() + this.aheadMs;
    if (message.t === 'ping') say({ t: 'pong', n: message.n, atMs });
    if (message.t === 'helloBridge') {
      if (this.goodbye) return say({ t: 'goodbye', reason: this.goodbye });
      const token = 'code' in message.proof ? 'T'.repeat(43) : null;
      const roomId = 'AAAAAAAAAAAAAAAAAAAA';
      say({
        t: 'welcomeBridge',
        atMs,
        roomId,
        number: 2,
        newToken: token,
        orders: { armed: null, lamps: {} },
      });
    }
    if (message.t !== 'presses' || this.refuse === 'nothing') return;
    if (this.refuse) return say({ t: 'refused', id: message.id, code: this.refuse });
    for (const { seq } of message.presses) if (seq > (this.safe.at(-1) ?? 0)) this.safe.push(seq);
    say({ t: 'ack', id: message.id });
  }
}
