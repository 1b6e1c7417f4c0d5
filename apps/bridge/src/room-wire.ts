import type { ClientMessage, ClientMessageOf, Goodbye, ServerMessage } from '@qc/contract';
import { CLOSE, LIVE_PATH, RETRY_BASE_MS, RETRY_MAX_MS, WIRE_DEAD_MS } from '@qc/contract/live/protocol';
import { ServerClock } from '@qc/contract/live/server-clock';
import { judgeSilence } from '@qc/contract/live/wire-silence';
import { WebSocket } from 'ws';

/** A wire that opened and was ended like this before a word met a server that does not know bridges. */
const NOT_UNDERSTOOD: number = CLOSE.policy;

export type WireEnd = Exclude<Goodbye['reason'], 'restart'> | 'notUnderstood' | 'unreachable';

export interface WireOptions {
  server: string;
  /** Made anew for each attempt. */
  hello(): ClientMessageOf<'helloBridge'>;
  onMessage(message: ServerMessage): void;
  /** It is lost, and sought again; why, in the system's words. */
  onLost(why: string): void;
  /** It is over for good. `unreachable`: the first attempt met no server. */
  onEnd(end: WireEnd, why: string): void;
  /** Milliseconds since 1970 that never go back. */
  now(): number;
  /** Without a place to come back to, no server at the first attempt is the end. */
  mayWait(): boolean;
}

/** A lasting wire to the room: it notices dead connections and comes back by itself. */
export class RoomWire {
  readonly #options: WireOptions;
  readonly #clock = new ServerClock();
  #socket: WebSocket | null = null;
  #greeted = false;
  #failures = 0;
  #pings = 0;
  #pingedAtMs = 0;
  #heardAtMs = 0;
  /** When the first was said, since something was heard, of what is answered. */
  #askedAtMs = 0;
  #isOver = false;
  #retry: ReturnType<typeof setTimeout> | null = null;
  readonly #ticker: ReturnType<typeof setInterval>;

  constructor(options: WireOptions) {
    this.#options = options;
    this.#ticker = setInterval(() => this.#tick(), 1000);
    this.#connect();
  }

  /** By how much `now` is ahead of the server's clock, ms; known once a word has come. */
  get leadMs(): number {
    return this.#clock.leadMs;
  }

  /** Sends now, or not at all. */
  say(message: ClientMessage): void {
    if (!this.#greeted) return;
    this.#socket?.send(JSON.stringify(message));
    if ('id' in message && this.#askedAtMs <= this.#heardAtMs) this.#askedAtMs = this.#options.now();
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#ticker);
    if (this.#retry) clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #connect(): void {
    this.#retry = null;
    this.#clock.forget();
    const socket = new WebSocket(`${this.#options.server.replace(/^http/, 'ws')}${LIVE_PATH}`, {
      handshakeTimeout: WIRE_DEAD_MS,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#greeted = false;
    let why = 'the connection broke';
    const alive = () => {
      this.#heardAtMs = this.#options.now();
    };
    alive();
    socket.on('open', () => socket.send(JSON.stringify(this.#options.hello())));
    socket.on('message', (data) => {
      alive();
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)));
    });
    socket.on('ping', alive);
    socket.on('error', (error) => {
      why = error.message === '' ? error.name : error.message;
    });
    socket.on('close', (code) => {
      if (socket === this.#socket) this.#lost(code, why);
    });
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'goodbye') {
      if (message.reason !== 'restart') this.#end(message.reason, '');
      return;
    }
    if ('atMs' in message) {
      const askedMs = message.t === 'pong' && message.n === this.#pings ? this.#pingedAtMs : undefined;
      this.#clock.hear(message.atMs, this.#heardAtMs, askedMs);
    }
    if (message.t === 'pong') return;
    if (message.t === 'welcomeBridge') {
      this.#greeted = true;
      this.#failures = 0;
      this.#ping();
    }
    this.#options.onMessage(message);
  }

  #ping(): void {
    this.#pingedAtMs = this.#options.now();
    this.say({ t: 'ping', n: (this.#pings += 1) });
  }

  #tick(): void {
    if (!this.#socket) return;
    const nowMs = this.#options.now();
    const askedAtMs = this.#askedAtMs > this.#heardAtMs ? this.#askedAtMs : null;
    const verdict = judgeSilence({ nowMs, heardAtMs: this.#heardAtMs, askedAtMs, pingedAtMs: this.#pingedAtMs });
    if (verdict === 'ping') this.#ping();
    else if (verdict !== 'wait') this.#socket.terminate();
  }

  #lost(code: number, why: string): void {
    this.#socket = null;
    if (this.#isOver) return;
    if (!this.#greeted && code === NOT_UNDERSTOOD) return this.#end('notUnderstood', why);
    if (!this.#greeted && code !== CLOSE.restart && !this.#options.mayWait()) return this.#end('unreachable', why);
    if (this.#greeted || this.#failures === 0) this.#options.onLost(why);
    this.#greeted = false;
    this.#failures += 1;
    const longestMs = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), Math.random() * longestMs);
  }

  #end(end: WireEnd, why: string): void {
    if (this.#isOver) return;
    this.close();
    this.#options.onEnd(end, why);
  }
}
