import { LIVE_PATH, LIVE_PROTOCOL, PING_EVERY_MS } from '@qc/contract';
import type { ClientMessage, ServerMessage } from '@qc/contract';
import { WebSocket } from 'ws';

/** How a page connects. */
export interface PageOptions {
  /** Address of the server, `http://…`. */
  url: string;
  headers?: Record<string, string>;
  /** Own network address, such as 127.0.0.7. */
  from?: string;
  /** Sends pings as the product's pages do; true unless told otherwise. */
  pings?: boolean;
}

type MessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

interface Watcher {
  check(): boolean;
  done(): void;
}

let pages = 0;

/** One socket to a room as a trial uses it: says anything, keeps every frame. It does not come back by itself. */
export class Page {
  readonly socket: WebSocket;
  readonly device: string;
  /** Every frame as it came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  closeCode: number | null = null;
  /** HTTP status when the upgrade was refused. */
  refusedWith: number | null = null;
  /** When the newest frame came, on `performance.now`. */
  heardAtMs = 0;
  readonly #watchers = new Set<Watcher>();
  #ping: NodeJS.Timeout | null = null;

  constructor({ url, headers = {}, from, pings = true }: PageOptions) {
    pages += 1;
    this.device = `trial-device-${pages}`;
    this.socket = new WebSocket(url.replace(/^http/, 'ws') + (url.endsWith(LIVE_PATH) ? '' : LIVE_PATH), {
      headers,
      perMessageDeflate: false,
      ...(from === undefined ? {} : { localAddress: from }),
    });
    this.socket.on('open', () => {
      if (pings) this.#ping = setInterval(() => this.#sayPing(), PING_EVERY_MS);
      this.#look();
    });
    this.socket.on('message', (data) => this.#take(String(data)));
    this.socket.on('unexpected-response', (_, reply) => {
      this.refusedWith = reply.statusCode ?? 0;
      reply.destroy();
      this.socket.terminate();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      if (this.#ping) clearInterval(this.#ping);
      this.closeCode = code;
      this.#look();
    });
  }

  #sayPing(): void {
    if (this.open) this.say({ t: 'ping', n: 1 });
  }

  #take(text: string): void {
    this.heardAtMs = performance.now();
    this.frames.push(text);
    const message: ServerMessage = JSON.parse(text);
    this.messages.push(message);
    this.#look();
  }

  #look(): void {
    for (const watcher of [...this.#watchers])
      if (watcher.check()) {
        this.#watchers.delete(watcher);
        watcher.done();
      }
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  get closed(): boolean {
    return this.closeCode !== null;
  }

  /** Sends a message, or anything at all. */
  say(message: ClientMessage | object): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string): void {
    if (this.open) this.socket.send(text);
  }

  /** Messages of one kind, oldest first. */
  of<T extends ServerMessage['t']>(t: T): MessageOf<T>[] {
    return this.messages.filter((message): message is MessageOf<T> => message.t === t);
  }

  /** The reply to a request. */
  replyTo(id: string): MessageOf<'ack' | 'refused' | 'joined'> | null {
    const found = this.messages.findLast((message) => 'id' in message && message.id === id);
    return found && (found.t === 'ack' || found.t === 'refused' || found.t === 'joined') ? found : null;
  }

  /** Waits until something is so; false when it was not within the time. */
  async until(check: () => boolean, withinMs = 10_000): Promise<boolean> {
    if (check()) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const watcher: Watcher = { check, done: () => resolve(true) };
    this.#watchers.add(watcher);
    const timer = setTimeout(() => {
      this.#watchers.delete(watcher);
      resolve(check());
    }, withinMs);
    const came = await promise;
    clearTimeout(timer);
    return came;
  }

  async opened(): Promise<void> {
    if (!(await this.until(() => this.open || this.closed)) || this.closed)
      throw new Error(`no wire: ${this.refusedWith ?? this.closeCode ?? 'silence'}`);
  }

  /** Says a request and waits for its reply; null: none came. */
  async ask(message: ClientMessage & { id: string }, withinMs?: number): Promise<ReturnType<Page['replyTo']>> {
    this.say(message);
    await this.until(() => this.closed || this.replyTo(message.id) !== null, withinMs);
    return this.replyTo(message.id);
  }

  /** The view of the room this page was shown last. */
  get view(): MessageOf<'player'>['view'] | null {
    for (const message of this.messages.toReversed()) {
      if (message.t === 'player' || message.t === 'welcomePlayer') return message.view;
      if (message.t === 'presenter' || message.t === 'welcomePresenter') return message.view;
      if (message.t === 'operator' || message.t === 'welcomeOperator') return message.view;
    }
    return null;
  }

  get phase(): string | null {
    return this.view?.phase.phase ?? null;
  }

  /** The seat's secret. */
  get token(): string | null {
    return this.of('joined').at(-1)?.token ?? null;
  }

  /** Waits for a phase; throws when it does not come. */
  async reach(phase: string, withinMs = 15_000): Promise<void> {
    if (!(await this.until(() => this.phase === phase, withinMs)))
      throw new Error(`no ${phase} within ${withinMs} ms, but ${this.phase}`);
  }

  close(): void {
    if (this.#ping) clearInterval(this.#ping);
    this.socket.terminate();
  }
}

/** The first frame of a player's page. */
export function playerHello(
  code: string,
  device: string,
  more: { token?: string | null; lastVersion?: number | null; protocol?: number } = {},
): ClientMessage {
  const { token = null, lastVersion = null, protocol = LIVE_PROTOCOL } = more;
  return { t: 'helloPlayer', protocol, code, token, device, lastVersion };
}
