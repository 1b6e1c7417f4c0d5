import { RETRY_BASE_MS, RETRY_MAX_MS, WIRE_DEAD_MS } from '@qc/contract';
import type { ClientMessage, Goodbye, ServerMessage } from '@qc/contract';
import { judgeSilence } from '@qc/contract/live/wire-silence';
import { WebSocket } from 'ws';

/** What a live client needs to know. */
export interface LiveClientOptions {
  /** Address of the room socket, `ws://…/live`. */
  url: string;
  headers?: Record<string, string>;
  random(): number;
  /** The first frame, made anew for each connection. */
  hello(): ClientMessage;
  received(message: ServerMessage): void;
  /** The wire is up and the hello sent. */
  opened?(): void;
}

/** Goodbyes after which coming back makes no sense. */
const FINAL: readonly string[] = ['replaced', 'removed', 'noRoom', 'notAllowed', 'outdated', 'tooManyTries'];

/** Refused, a second wire is tried again within this time, ms. */
const SECOND_AGAIN_MS = 800;
const TICK_MS = 1000;

/** A wire that comes back by itself: full jitter, heartbeats, a second wire before a server goes, as the product's pages do it. */
export class LiveClient {
  readonly #options: LiveClientOptions;
  #socket: WebSocket | null = null;
  /** Opened while the first is still there, as its server goes down. */
  #second: WebSocket | null = null;
  #ping: NodeJS.Timeout | null = null;
  #retry: NodeJS.Timeout | null = null;
  #heardAtMs = 0;
  /** Requests whose answer is out, by their ids; the newest was sent then. */
  readonly #asked = new Set<string>();
  #askedAtMs = 0;
  #tries = 0;
  #stopped = false;
  /** Why the server sent it away for good; null: it did not. */
  sentAway: Goodbye['reason'] | null = null;
  /** How often a wire was lost without another one open. */
  losses = 0;
  /** Told of each lost wire, with the close code. */
  onClosed: ((code: number) => void) | null = null;

  constructor(options: LiveClientOptions) {
    this.#options = options;
  }

  /** Whether the wire is up. */
  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  start(): void {
    this.#socket = this.#connect();
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.#options.url, {
      headers: this.#options.headers ?? {},
      perMessageDeflate: false,
      handshakeTimeout: WIRE_DEAD_MS,
    });
    socket.on('open', () => {
      if (socket === this.#socket) this.#heardAtMs = Date.now();
      socket.send(JSON.stringify(this.#options.hello()));
      if (socket === this.#socket) this.#greeted(socket);
    });
    socket.on('message', (data) => this.#take(String(data), socket));
    socket.on('ping', () => {
      if (socket === this.#socket) this.#heardAtMs = Date.now();
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => this.#closed(socket, code));
    return socket;
  }

  #greeted(socket: WebSocket): void {
    this.#asked.clear();
    this.#startPings(socket);
    this.#options.opened?.();
  }

  #take(text: string, socket: WebSocket): void {
    const message: ServerMessage = JSON.parse(text);
    if (socket === this.#second) {
      if (message.t === 'goodbye') return;
      const first = this.#socket;
      [this.#socket, this.#second] = [socket, null];
      first?.close();
      this.#greeted(socket);
    }
    if (socket !== this.#socket) return;
    this.#heardAtMs = Date.now();
    this.#tries = 0;
    if ('id' in message) this.#asked.delete(message.id);
    if (message.t === 'moveOver') return this.#moveOver();
    // Its own second wire has taken the seat.
    if (message.t === 'goodbye' && message.reason === 'replaced' && this.#second) return;
    if (message.t === 'goodbye' && FINAL.includes(message.reason)) {
      this.sentAway = message.reason;
      this.#stopped = true;
    }
    this.#options.received(message);
  }

  #moveOver(): void {
    this.#second ??= this.#connect();
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket === this.#second) {
      this.#second = null;
      this.#retry = setTimeout(() => this.#socket && this.#moveOver(), this.#options.random() * SECOND_AGAIN_MS);
    }
    if (socket !== this.#socket) return;
    this.onClosed?.(code);
    const second = this.#second;
    if (second?.readyState !== WebSocket.OPEN) return this.#lost();
    [this.#socket, this.#second] = [second, null];
    this.#greeted(second);
  }

  #startPings(socket: WebSocket): void {
    let [n, pingedAtMs] = [0, Date.now()];
    if (this.#ping) clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      const nowMs = Date.now();
      const askedAtMs = this.#asked.size > 0 ? this.#askedAtMs : null;
      const verdict = judgeSilence({ nowMs, heardAtMs: this.#heardAtMs, askedAtMs, pingedAtMs });
      if (verdict === 'wait') return;
      if (verdict !== 'ping') return socket.terminate();
      pingedAtMs = nowMs;
      socket.send(JSON.stringify({ t: 'ping', n: n++ } satisfies ClientMessage));
    }, TICK_MS);
  }

  #lost(): void {
    if (this.#ping) clearInterval(this.#ping);
    [this.#socket, this.#second] = [null, null];
    this.losses += 1;
    if (this.#stopped) return;
    const most = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.start(), this.#options.random() * most);
  }

  /** False when the wire is down. */
  send(message: ClientMessage): boolean {
    if (!this.#socket || !this.open) return false;
    if ('id' in message) {
      this.#asked.add(message.id);
      this.#askedAtMs = Date.now();
    }
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drops the wire without a word, as a lost network does; it comes back by itself. */
  drop(): void {
    this.#socket?.terminate();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#ping) clearInterval(this.#ping);
    this.#socket?.close();
    this.#second?.close();
  }
}
